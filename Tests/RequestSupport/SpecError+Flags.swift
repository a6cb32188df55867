package import Basics
internal import Requests

extension SpecError {
    /// The place of the error, with the names of the command line.
    package var place: String { place(.flags) }
}

extension Message {
    /// Returns whether the sentence has a part, as the command line words it.
    package func contains(_ part: String) -> Bool { text(.flags).contains(part) }
    package func hasPrefix(_ part: String) -> Bool { text(.flags).hasPrefix(part) }
    package func hasSuffix(_ part: String) -> Bool { text(.flags).hasSuffix(part) }
}
