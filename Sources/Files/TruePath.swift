#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The absolute path without links; nil where there is nothing.
package func truePath(_ path: String) -> String? {
    guard !path.utf8.contains(0), let result = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(result) }
    return unsafe String(cString: result)
}
