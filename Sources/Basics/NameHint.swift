extension Message.StringInterpolation {
    /// A name that there is not. Which one may have been meant is found where the message is shown: to compare it with all names
    /// takes longer than to read the line that it stands in.
    package mutating func appendInterpolation(_ unknown: UnknownName) {
        appendLiteral(unknown.message)
        appendInterpolation(late: unknown.name) { unknown.hint }
    }

    /// The key that may have been meant by another one.
    ///
    /// - Parameters:
    ///   - known: Those that there are, asked for only where the message is shown.
    ///   - listing: The command that lists all that there are; nil for none.
    ///   - ending: The words for the case that none is near, in the place of all that there are.
    package mutating func appendInterpolation(
        nearest name: String, among known: @autoclosure @escaping @Sendable () -> [KnownName],
        listing: String? = nil, ending: String? = nil
    ) {
        appendInterpolation(late: name) {
            let known = known()
            let near = nearNames(to: name, in: known)
            if let ending { return near.isEmpty ? ending : suggestion(near) }
            return suggestion(near) + UnknownName.place(near: near, known.map { $0.name }, name, listing)
        }
    }
}
