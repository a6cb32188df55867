internal import Imaging

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The SHA-256 of a regular file; nil where it is none or cannot be read.
func sha256(ofFile path: String, flags: Int32 = O_RDONLY | O_NOFOLLOW) -> String? {
    // Without waiting, in case it is a pipe.
    guard let file = unsafe FileDescriptor(open(path, flags | O_CLOEXEC | O_NONBLOCK)) else { return nil }
    var status = stat()
    guard unsafe fstat(file.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var hash = SHA256()
    let size = max(1, min(Int(status.st_size) + 1, 1 << 18))
    let isRead = unsafe withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { buffer in
        while true {
            let count = unsafe read(file.number, buffer.baseAddress, buffer.count)
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
