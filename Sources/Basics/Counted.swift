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

/// `1 frame a second`, `30 frames a second`: a rate as it is written.
package func framesASecond(_ text: String) -> String { "\(text) frame\(text == "1" ? "" : "s") a second" }
