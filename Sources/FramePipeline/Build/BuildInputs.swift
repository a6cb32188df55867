internal import CairoRaster
internal import Imaging
internal import Synchronization

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The files that a build reads, and what is known of their bytes. Kept where a build fails, so that it
/// can be repeated once one of them changes.
public final class BuildInputs: Sendable {
    private let state = Mutex(State())

    private struct State {
        var paths: Set<String> = []
        var digests: [String: String] = [:]
    }

    public init() {}

    /// All files that were asked for, there or not, sorted.
    public var paths: [String] { state.withLock { $0.paths.sorted() } }

    func note(_ path: String) { state.withLock { _ = $0.paths.insert(path) } }

    /// The SHA-256 of the file at `path`; the same for all files that cannot be read, which fail when
    /// they are used.
    func digest(ofFile path: String) -> String {
        note(path)
        return digest("file " + path) { sha256(ofFile: path, flags: O_RDONLY) ?? "missing" }
    }

    /// What decides how texts look in a font: the bytes of all files that it is in, and of those that
    /// help out, and the versions of the libraries that set it.
    func digest(ofFonts choice: FontChoice) -> String {
        digest("fonts \(choice)") {
            do throws(FontError) {
                return "\(try FontSet.resolve(choice).digest()) \(try LibraryVersions.text())"
            } catch {
                return "missing"
            }
        }
    }

    private func digest(_ name: String, _ make: () -> String) -> String {
        if let known = state.withLock({ $0.digests[name] }) { return known }
        let digest = make()
        state.withLock { $0.digests[name] = digest }
        return digest
    }
}

/// The SHA-256 of a regular file; nil where it is none or cannot be read.
func sha256(ofFile path: String, flags: Int32) -> String? {
    // Without waiting, in case it is a pipe.
    guard let file = unsafe FileDescriptor(open(path, flags | O_CLOEXEC | O_NONBLOCK)) else { return nil }
    var status = stat()
    guard unsafe fstat(file.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return sha256(of: file.number)
}
