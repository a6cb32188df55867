package import Basics
internal import MotionCore

extension Message.StringInterpolation {
    /// A name that there is not. Which one may have been meant is found where the message is shown: to compare it with all names
    /// takes longer than to read the line that it stands in.
    package mutating func appendInterpolation(_ unknown: UnknownName) {
        appendLiteral(unknown.message)
        appendInterpolation(late: unknown.name) { unknown.hint }
    }

    /// The key that may have been meant by another one.
    ///
    /// - Parameter ending: What is said in the place of all that there are.
    package mutating func appendInterpolation(
        nearest name: String, among known: [String], ending: String? = nil
    ) {
        appendInterpolation(late: name) {
            let nearest = nearestName(to: name, in: known).map { "; did you mean \(quoted($0))?" }
            return (nearest ?? "") + (ending ?? UnknownName.list(known))
        }
    }
}
