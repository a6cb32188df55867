/// `1 file`, `2 files`.
///
/// - Parameters:
///   - count: The number of things.
///   - one: The name of one of them.
///   - many: Nil where an s makes the plural.
package func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
}

/// `1 point`, `2.5 points`: a length as it is written.
package func points(_ text: String) -> String { "\(text) point\(text == "1" ? "" : "s")" }
