"""The programs `lean` and `lake` of the embedded toolchain; stand-alone scripts that use the standard library only."""
