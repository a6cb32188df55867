internal import Indicators

/// A request that cannot be carried out as it was made.
public struct SpecError: Error, Hashable, CustomStringConvertible {
    public enum Kind: Hashable, Sendable {
        /// Something is missing, unknown, malformed, contradictory or out of its documented range.
        case invalid
        /// Sensible, but more than a resource limit allows.
        case limit
        /// A file is wrong: something in it is missing, unknown, malformed or out of range.
        case file
        /// A file is not there or cannot be read.
        case missing
        /// What the work needs is not installed: a font, or what sets it.
        case component
    }

    public let kind: Kind
    /// Where the request went wrong: the flag, or file, line and column.
    public let place: String
    /// What is wrong, with the offending text and the way out.
    public let message: String
    /// What else is wrong in the same file, in its order.
    public let others: [SpecError]

    public init(_ kind: Kind = .invalid, at place: String, _ message: String, others: [SpecError] = []) {
        (self.kind, self.place, self.message, self.others) = (kind, place, message, others)
    }

    /// One line for this error and each of the others.
    public var description: String {
        ([("\(place): \(message)")] + others.map(\.description)).joined(separator: "\n")
    }
}

extension SpecError {
    /// - Parameter place: What to change where there is too little room.
    init(_ error: LayoutError, at place: String) {
        if case .text = error {
            self.init(.component, at: "--font", "\(error)")
        } else {
            self.init(at: place, "\(error)")
        }
    }
}

/// Reads one part of a request, and says where it stands when that fails.
func at<Value, Failure: Error>(_ place: String, _ read: () throws(Failure) -> Value) throws(SpecError)
    -> Value
{
    do {
        return try read()
    } catch {
        throw SpecError(at: place, "\(error)")
    }
}
