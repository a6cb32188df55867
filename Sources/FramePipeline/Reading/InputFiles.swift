internal import Basics
internal import CairoRaster
internal import Imaging
internal import Indicators
internal import MotionCore
internal import Synchronization

/// The files that a run reads: specs and manifests, and the themes, motions, logs and fonts that they name.
///
/// Each is read once, however often it is asked for, so that what decides whether a file is drawn again is what it is
/// drawn from, whatever happens to the input meanwhile. Fonts are opened by the libraries that set texts: of those it
/// is known what they were, and told whether they still are.
///
/// It keeps its knowledge where a run fails, so that this can be repeated once one of the files changes.
public final class InputFiles: Sendable {
    /// The paths that the user named, and which may therefore be pipes.
    let named: Set<String>
    let state: Mutex<State>

    struct State {
        /// What stood under each path before it was read; nil for nothing.
        var stamps: [ExactText: FileStamp?] = [:]
        /// What standard input is, where it was read.
        var standardInput: FileStamp?
        var contents: [Request: Result<[UInt8], SpecError>] = [:]
        var digests: [Request: String] = [:]
        var fonts: [ExactText: Font] = [:]
        var fontSets: [FontChoice: String] = [:]
        var themes: [ExactText: Result<Theme, SpecError>] = [:]
        var motions: [ExactText: Result<Motion, SpecError>] = [:]
        var operations: [LogRequest: Result<Operation, SpecError>] = [:]
    }

    struct Request: Hashable {
        let path: ExactText
        /// The most bytes that are read of it.
        let limit: Int
    }

    struct LogRequest: Hashable {
        let path: ExactText
        let reading: ProgressLog.Reading
    }

    /// A font that was hashed.
    struct Font {
        let stamp: FileStamp
        let digest: String
    }

    /// - Parameters:
    ///   - named: The paths that the user named, which may be pipes. What files name has to be a regular file.
    ///   - previous: What an earlier run has read; fonts that are as they were then are not read again.
    public init(named: [String] = [], after previous: InputFiles? = nil) {
        self.named = Set(named)
        var state = State()
        if let previous { state.fonts = previous.state.withLock(\.fonts) }
        self.state = Mutex(state)
    }

    /// All files that were asked for, there or not, sorted; no pipes, which cannot be read again.
    public var paths: [String] { state.withLock { $0.stamps.keys.map(\.text).sorted() } }

    /// Learns of a file that is asked for and not read here.
    func note(_ path: String) {
        let stamp = FileStamp(path)
        state.withLock { $0.note(path, stamp) }
    }

    /// The bytes of the file at `path`, as they were when they were first asked for.
    ///
    /// - Throws: ``SpecError`` of kind `missing` for what is not there, is no file or cannot be read; of kind `file` for
    ///   more than `limit` bytes.
    func bytes(_ path: String, limit: Int = SpecTree.Limits().bytes) throws(SpecError) -> [UInt8] {
        try state.withLock { state throws(SpecError) in
            try bytes(Request(path: ExactText(path), limit: limit), &state)
        }
    }

    /// The SHA-256 of the same; one for all files that cannot be read, which fail when they are used.
    func digest(_ path: String, limit: Int) -> String {
        let request = Request(path: ExactText(path), limit: limit)
        return state.withLock { state in
            if let known = state.digests[request] { return known }
            let digest = (try? bytes(request, &state)).map(SHA256.hex) ?? Self.missing
            state.digests[request] = digest
            return digest
        }
    }

    /// What stands for the digest of something that is not there.
    static let missing = "missing"

    private func bytes(_ request: Request, _ state: inout State) throws(SpecError) -> [UInt8] {
        if let known = state.contents[request] { return try known.get() }
        let result = Result { () throws(SpecError) in try read(request, &state) }
        state.contents[request] = result
        return try result.get()
    }

    private func read(_ request: Request, _ state: inout State) throws(SpecError) -> [UInt8] {
        let path = request.path.text
        for _ in 0..<Self.maxTries {
            let before = FileStamp(path)
            do throws(SpecError) {
                let file = try InputFile.make(path, isNamed: named.contains(path))
                var bytes: [UInt8] = []
                try unsafe file.forEachPart(limit: request.limit) { unsafe bytes += $0 }
                guard file.isUnchanged else { continue }
                if file.stamp.kind == .file { state.note(path, file.stamp) }
                return bytes
            } catch {
                state.note(path, before)
                throw error
            }
        }
        state.note(path, nil)
        throw SpecError(.missing, at: path, "changes while it is read; read a copy, or try again later")
    }

    /// How often a file is read that changes meanwhile.
    private static let maxTries = 10
}

extension InputFiles.State {
    /// What was read first counts: a later change is one.
    mutating func note(_ path: String, _ stamp: FileStamp?) {
        let path = ExactText(path)
        if stamps[path] == nil { stamps[path] = .some(stamp) }
    }
}
