/// A request that cannot be carried out as it was made.
public struct SpecError: Error, Hashable, CustomStringConvertible {
    public enum Kind: Hashable, Sendable {
        /// Something is missing, unknown, malformed, contradictory or out of its documented range.
        case invalid
        /// Sensible, but more than a resource limit allows.
        case limit
    }

    public let kind: Kind
    /// Where the request went wrong: the flag or the path in a file.
    public let place: String
    /// What is wrong, with the offending text and the way out.
    public let message: String

    public init(_ kind: Kind = .invalid, at place: String, _ message: String) {
        (self.kind, self.place, self.message) = (kind, place, message)
    }

    public var description: String { "\(place): \(message)" }
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
