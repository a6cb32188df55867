internal import LibC

/// An error of writing a file.
public struct SinkError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of failure.
    public enum Kind: Hashable, Sendable {
        /// Nothing can be created there: not allowed, not a folder, not there, not a possible name.
        case cannotCreate
        /// It could be created, but the system failed to store it: no space, a broken pipe or disk.
        case ioFailed
        /// The sink was stopped.
        case stopped
    }

    /// The kind of failure.
    public let kind: Kind
    /// The file or folder, as the user named it.
    public let path: String
    /// The attempted operation: "create", "write".
    public let operation: String
    /// The reason, in the words of the system where it has any.
    public let reason: String

    /// Whether the file is a pipe without a reader.
    package private(set) var isUnread = false

    package init(_ kind: Kind, path: String, operation: String, reason: String) {
        self.kind = kind
        self.path = path
        self.operation = operation
        self.reason = reason
    }

    /// The failure that the system reported as `code`, a value of `errno`.
    package init(_ code: Int32, path: String, operation: String) {
        kind =
            switch code {
            case EACCES, EPERM, EROFS, ENOENT, ENOTDIR, EISDIR, EEXIST, ENOTEMPTY, ENAMETOOLONG, ELOOP,
                EINVAL, EXDEV, EILSEQ:
                .cannotCreate
            default: .ioFailed
            }
        (self.path, self.operation, isUnread) = (path, operation, code == EPIPE)
        reason = code == EBADF ? "it is closed" : unsafe String(cString: strerror(code))
    }

    /// The operation, the file and the reason.
    public var description: String { "cannot \(operation) \"\(path)\": \(reason)" }
}
