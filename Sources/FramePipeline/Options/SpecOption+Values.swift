internal import Indicators
internal import MotionCore

extension SpecOption.Words {
    /// Why `text` is none of these words; nil where it is one, or where only the resolution of the request can tell.
    func problem(with text: String) -> String? {
        guard case .one(let known, let kind) = self, !known.contains(text) else { return nil }
        return kind == "state"
            ? UnknownName.state(text, known) : "\(UnknownName(kind: kind, name: text, known: known))"
    }
}
