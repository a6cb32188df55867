extension SpecError {
    /// More than a limit allows, or than any limit that can be given.
    ///
    /// - Parameters:
    ///   - what: The excessive amount, with its verb: “900 frames are”.
    ///   - range: The values that the limit can have.
    ///   - option: The option that raises it.
    package static func excess(
        at subject: Subject, _ what: Message, over limit: Int, _ range: ClosedRange<Int>,
        raisedBy option: Message
    ) -> SpecError {
        limit < range.upperBound
            ? SpecError(.limit, at: subject, "\(what) more than \(limit); raise the limit with \(option)")
            : SpecError(at: subject, "\(what) more than the maximum of \(limit)")
    }
}

/// Reads one part of a request, and says where it stands when that fails.
package func at<Value, Failure: Error & CustomStringConvertible>(
    _ option: OptionKey, _ read: () throws(Failure) -> Value
) throws(SpecError) -> Value {
    do throws(Failure) {
        return try read()
    } catch {
        throw SpecError(at: .option(option), "\(error)")
    }
}

#if !hasFeature(Embedded)
    extension Message.StringInterpolation {
        /// The text of an error of any kind, which may name options.
        package mutating func appendInterpolation(_ error: any Error) {
            if let error = error as? any MessageError {
                appendInterpolation(error.message)
            } else if let unknown = error as? UnknownName {
                appendInterpolation(unknown)
            } else {
                appendLiteral("\(error)")
            }
        }
    }
#endif
