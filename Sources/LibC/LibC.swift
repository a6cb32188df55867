// The C library of the system, for every module that needs it: none of them names the system.

#if canImport(Darwin)
    @_exported public import Darwin
#else
    @_exported public import Glibc
#endif
