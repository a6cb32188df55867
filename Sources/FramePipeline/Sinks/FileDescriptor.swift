#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// An open file that closes itself.
struct FileDescriptor: ~Copyable, Sendable {
    let number: Int32

    /// Takes over what an `open` call returned; nil where it failed, and `errno` says why.
    init?(_ number: Int32) {
        guard number >= 0 else { return nil }
        self.number = number
    }

    deinit { _ = close(number) }

    /// Closes now, for those who want to know whether it worked: some file systems only then notice that
    /// there is no space. Returns 0 or a value of `errno`.
    consuming func closed() -> Int32 {
        let result = close(number)
        let code = errno
        discard self
        // The descriptor is closed even where the call was interrupted.
        return result == 0 || code == EINTR ? 0 : code
    }
}

/// Writes all of `bytes`. Returns 0 or a value of `errno`.
func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32 {
    unsafe bytes.withUnsafeBytes { buffer in
        var offset = 0
        while offset < buffer.count {
            let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[offset...])
            let count = unsafe write(file, rest.baseAddress, rest.count)
            if count > 0 {
                offset += count
            } else if count == 0 || errno != EINTR {
                return count == 0 ? EIO : errno
            }
        }
        return 0
    }
}

/// Makes a broken pipe and a file over the size limit errors of the write, not ends of the process.
func reportWriteSignalsAsErrors() {
    _ = unsafe signal(SIGPIPE, SIG_IGN)
    _ = unsafe signal(SIGXFSZ, SIG_IGN)
}
