internal import Basics
internal import Formats
internal import Jobs
internal import Requests

extension RenderSpec {
    /// What is to be known of values that are given several times where once is all that counts.
    var repetitionNotes: [Message] {
        func repeated<Value: Hashable>(
            _ key: String, _ values: [Value], _ text: (Value) -> String
        ) -> [Message] {
            values.unique.filter { value in values.count { $0 == value } > 1 }
                .map { "\(option: key, text($0)) is given more than once" }
        }
        return repeated("to", formats) { $0.name } + repeated("sidecar", access.sidecars) { $0.rawValue }
            + repeated("with-reduced-motion", access.variants) { $0.rawValue }
    }
}
