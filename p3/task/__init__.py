"""Tasks as pure text: lexer, markers, splice, layers, policy. Knows neither Lean processes nor models."""
