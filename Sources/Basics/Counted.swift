/// `1 file`, `2 files`.
///
/// - Parameter many: Nil where an s makes the plural.
public func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
}
