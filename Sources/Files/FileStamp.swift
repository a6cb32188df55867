internal import CPlatform
internal import LibC

/// The identity of a file and the properties that reveal a change of its content without reading it.
package struct FileStamp: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case file = "a file"
        case folder = "a folder"
        case pipe = "a pipe"
        case socket = "a socket"
        case device = "a device"

        /// The kind of anything but a link.
        init(_ status: stat) {
            self =
                switch status.st_mode & S_IFMT {
                case S_IFREG: .file
                case S_IFDIR: .folder
                case S_IFIFO: .pipe
                case S_IFSOCK: .socket
                default: .device
                }
        }
    }

    /// The same for all names of one file, links included.
    package struct Identity: Hashable, Sendable {
        package let device, inode: UInt64
    }

    package let identity: Identity
    package let kind: Kind
    /// The size in bytes.
    package let size: Int
    /// The times of the last change of the content and of the last change of any kind, in seconds and nanoseconds. The
    /// latter reveals content that was replaced with its old time restored.
    private let modified, changed: SIMD2<Int>

    /// Creates the stamp of the file that `path` leads to, links followed; nil if there is none.
    package init?(_ path: String) {
        var status = stat()
        guard !path.utf8.contains(0), unsafe stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Creates the stamp of an open file; nil on failure, with the reason in `errno`.
    package init?(descriptor number: Int32) {
        var status = stat()
        guard unsafe fstat(number, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            inode: UInt64(truncatingIfNeeded: status.st_ino))
        kind = Kind(status)
        size = Int(status.st_size)
        var status = status
        let (content, any) = unsafe (spindle_content_changed(&status), spindle_status_changed(&status))
        modified = [content.seconds, content.nanoseconds]
        changed = [any.seconds, any.nanoseconds]
    }
}
