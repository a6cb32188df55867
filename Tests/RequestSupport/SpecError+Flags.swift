package import Basics
internal import Requests

extension SpecError {
    /// What is wrong, as the command line calls it.
    package var place: String { place(.flags) }
}

extension Message {
    /// The sentence as the command line says it.
    package func contains(_ part: String) -> Bool { text(.flags).contains(part) }
    package func hasPrefix(_ part: String) -> Bool { text(.flags).hasPrefix(part) }
    package func hasSuffix(_ part: String) -> Bool { text(.flags).hasSuffix(part) }
}
