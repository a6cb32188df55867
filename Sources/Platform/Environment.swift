internal import LibC

/// The value of an environment variable; nil if it is missing or empty.
package func environment(_ name: String) -> String? {
    guard let text = unsafe getenv(name), unsafe text.pointee != 0 else { return nil }
    return unsafe String(cString: text)
}
