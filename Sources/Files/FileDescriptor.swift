internal import LibC
internal import Platform

/// An open file that closes itself.
package struct FileDescriptor: ~Copyable, Sendable {
    package let number: Int32

    /// Takes over what an `open` call returned; nil where it failed, and `errno` says why.
    package init?(_ number: Int32) {
        guard number >= 0 else { return nil }
        self.number = number
    }

    deinit { _ = close(number) }

    /// The same open file once more, locks included; nil where that fails.
    package func duplicate() -> FileDescriptor? { FileDescriptor(fcntl(number, F_DUPFD_CLOEXEC, 0)) }

    /// Closes now, for those who want to know whether it worked: some file systems only then notice that
    /// there is no space. Returns 0 or a value of `errno`.
    package consuming func closed() -> Int32 {
        let result = close(number)
        let code = errno
        discard self
        // The descriptor is closed even where the call was interrupted.
        return result == 0 || code == EINTR ? 0 : code
    }
}

/// Writes all of `bytes`. Returns 0 or a value of `errno`.
package func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32 {
    unsafe bytes.withUnsafeBytes { unsafe writeAll($0, to: file) }
}

package func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
    var offset = 0
    while offset < bytes.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[offset...])
        let count = unsafe write(file, rest.baseAddress, rest.count)
        if count > 0 {
            offset += count
        } else if count == 0 || errno != EINTR {
            return count == 0 ? EIO : errno
        }
    }
    return 0
}

/// Whether an open file is a regular one with just these bytes.
package func contains(_ file: Int32, _ bytes: [UInt8]) -> Bool {
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        Int(status.st_size) == bytes.count
    else { return false }
    let size = min(bytes.count, 1 << 16)
    return unsafe withUnsafeTemporaryAllocation(byteCount: max(1, size), alignment: 16) { buffer in
        unsafe bytes.withUnsafeBytes { wanted in
            var offset = 0
            while offset < wanted.count {
                let count = unsafe read(file, buffer.baseAddress, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0, offset + count <= wanted.count,
                    unsafe memcmp(buffer.baseAddress!, wanted.baseAddress! + offset, count) == 0
                else { return false }
                offset += count
            }
            return true
        }
    }
}

/// The SHA-256 of what is left of an open regular file; nil where that cannot be read.
package func sha256(of file: Int32) -> String? {
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { return nil }
    var hash = SHA256()
    let size = max(1, min(Int(clamping: status.st_size), 1 << 18))
    let isRead = unsafe withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { buffer in
        while true {
            let count = unsafe read(file, buffer.baseAddress, buffer.count)
            if count == 0 { return true }
            if count < 0 {
                if errno == EINTR { continue }
                return false
            }
            unsafe hash.add(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]))
        }
    }
    return isRead ? hash.digest : nil
}

/// Makes a broken pipe and a file over the size limit errors of the write, not ends of the process.
package func reportWriteSignalsAsErrors() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
}
