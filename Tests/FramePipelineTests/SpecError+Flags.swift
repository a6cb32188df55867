import Basics
import FramePipeline

extension SpecError {
    /// What is wrong, as the command line calls it.
    var place: String { place(.flags) }
}

extension Message {
    /// The sentence as the command line says it.
    func contains(_ part: String) -> Bool { text(.flags).contains(part) }
    func hasPrefix(_ part: String) -> Bool { text(.flags).hasPrefix(part) }
    func hasSuffix(_ part: String) -> Bool { text(.flags).hasSuffix(part) }
}
