"""One adapter per layout: single files, Verina, AlgoVeri, repositories."""
