package import Basics
internal import Platform
package import Synchronization

/// The files that a run reads: specs and manifests, and the themes, motions, logs and fonts that they name.
///
/// Each is read once, however often it is asked for, so that what decides whether a file is drawn again is what it is
/// drawn from, whatever happens to the input meanwhile. Fonts are opened by the libraries that set texts: of those it
/// is known what they were, and told whether they still are.
///
/// It keeps its knowledge where a run fails, so that this can be repeated once one of the files changes.
public final class InputFiles: Sendable {
    /// The paths that the user named, and which may therefore be pipes.
    package let named: Set<String>
    package let state: Mutex<State>

    package struct State {
        /// The stamp of each path from before it was read; nil for a missing file.
        package var stamps: [ExactText: FileStamp?] = [:]
        /// The stamp of standard input, if that was read.
        package var standardInput: FileStamp?
        var contents: [Request: Result<[UInt8], SpecError>] = [:]
        /// The contents that replace those of files, by path.
        var replaced: [ExactText: [UInt8]] = [:]
        package var digests: [Request: String] = [:]
        package var fonts: [ExactText: Font] = [:]
        /// The values made from files, by key.
        package var values: [AnyHashable: any Sendable] = [:]
    }

    package struct Request: Hashable {
        package let path: ExactText
        /// The most bytes that are read of it.
        package let limit: Int
    }

    /// A font that was hashed.
    package struct Font {
        package let stamp: FileStamp
        package let digest: String
    }

    /// A reader that has read nothing yet.
    ///
    /// - Parameters:
    ///   - named: The paths that the user named, which may be pipes. What files name has to be a regular file.
    ///   - previous: The reader of an earlier run, whose fonts are not read again if they are unchanged.
    public init(named: [String] = [], after previous: InputFiles? = nil) {
        self.named = Set(named)
        var state = State()
        if let previous { state.fonts = previous.state.withLock(\.fonts) }
        self.state = Mutex(state)
    }

    /// A reader of the same files, as they would be with other bytes in the place of some.
    package func replacing(_ contents: [String: [UInt8]]) -> InputFiles {
        let inputs = InputFiles(named: Array(named), after: self)
        let known = state.withLock { ($0.contents, $0.replaced) }
        inputs.state.withLock { state in
            state.replaced = known.1
            for (path, bytes) in contents { state.replaced[ExactText(path)] = bytes }
            // Pipes cannot be read again.
            state.contents = known.0.filter { state.replaced[$0.key.path] == nil }
        }
        return inputs
    }

    /// All files that were asked for, there or not, sorted; no pipes, which cannot be read again.
    public var paths: [String] { state.withLock { $0.stamps.keys.map(\.text).sorted() } }

    /// Learns of a file that is asked for and not read here.
    package func note(_ path: String) {
        let stamp = FileStamp(path)
        state.withLock { $0.note(path, stamp) }
    }

    /// The bytes of the file at `path`, as they were when they were first asked for.
    ///
    /// - Throws: ``SpecError`` of kind `missing` for what is not there, is no file or cannot be read; of kind `file` for
    ///   more than `limit` bytes.
    package func bytes(_ path: String, limit: Int = InputFiles.maxBytes) throws(SpecError) -> [UInt8] {
        try state.withLock { state throws(SpecError) in
            try bytes(Request(path: ExactText(path), limit: limit), &state)
        }
    }

    /// The most bytes of a file, unless another limit is given.
    package static let maxBytes = 1 << 20

    /// Returns the value made from files for `key`, made once. It is made outside of the lock, at worst twice from the same
    /// bytes, so that threads do not wait for each other's long files.
    package func value<Key: Hashable & Sendable, Value: Sendable>(of key: Key, _ make: () -> Value) -> Value {
        if let known = state.withLock({ $0.values[key] as? Value }) { return known }
        let value = make()
        state.withLock { $0.values[key] = value }
        return value
    }

    /// The path under which standard input is read as a spec, where the user has named it so; in messages as well.
    public static let standardInputName = "standard input"

    /// Standard input, which is written over no more than any other input.
    ///
    /// - Throws: ``SpecError`` where it cannot be read, or has been read already.
    package func standardInput() throws(SpecError) -> InputFile {
        try state.withLock { state throws(SpecError) in try Self.standardInput(&state) }
    }

    private static func standardInput(_ state: inout State) throws(SpecError) -> InputFile {
        let input = try InputFile.standardInput()
        guard state.standardInput == nil else {
            throw SpecError(
                at: .named(standardInputName), "has only one content; name a file for one of its uses")
        }
        state.standardInput = input.stamp
        return input
    }

    /// All bytes of standard input.
    ///
    /// - Throws: ``SpecError`` of kind `missing` for what cannot be read; of kind `file` for too many bytes.
    package func standardInputBytes() throws(SpecError) -> [UInt8] {
        let input = try standardInput()
        var bytes: [UInt8] = []
        try unsafe input.forEachPart(limit: Self.maxBytes) { unsafe bytes += $0 }
        return bytes
    }

    /// Whether the user named the file, which may then be a pipe.
    package func isNamed(_ path: String) -> Bool { named.contains(path) }

    /// The SHA-256 of the same; one for all files that cannot be read, which fail when they are used.
    package func digest(_ path: String, limit: Int) -> String {
        let request = Request(path: ExactText(path), limit: limit)
        return state.withLock { state in
            if let known = state.digests[request] { return known }
            let digest = (try? bytes(request, &state)).map(SHA256.hex) ?? Self.missing
            state.digests[request] = digest
            return digest
        }
    }

    /// The stand-in for the digest of a missing file.
    package static let missing = "missing"

    private func bytes(_ request: Request, _ state: inout State) throws(SpecError) -> [UInt8] {
        if let known = state.contents[request] { return try known.get() }
        let result = Result { () throws(SpecError) in try read(request, &state) }
        state.contents[request] = result
        return try result.get()
    }

    private func read(_ request: Request, _ state: inout State) throws(SpecError) -> [UInt8] {
        let path = request.path.text
        if let bytes = state.replaced[request.path] {
            guard bytes.count > request.limit else { return bytes }
            throw SpecError(.file, at: path, "a file of more than \(request.limit) bytes is too large")
        }
        if path == Self.standardInputName, named.contains(path) {
            var bytes: [UInt8] = []
            try unsafe Self.standardInput(&state).forEachPart(limit: request.limit) { unsafe bytes += $0 }
            return bytes
        }
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
        throw SpecError(.missing, at: path, "changes while it is being read; read a copy, or try again later")
    }

    /// The number of attempts to read a file that changes meanwhile.
    private static let maxTries = 10
}

extension InputFiles.State {
    /// Remembers the stamp of the first read: a later difference is a change.
    package mutating func note(_ path: String, _ stamp: FileStamp?) {
        let path = ExactText(path)
        if stamps[path] == nil { stamps[path] = .some(stamp) }
    }
}
