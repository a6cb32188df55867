#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// A program of the system that does a part of the work.
struct ChildProcess {
    /// The path of the program.
    let path: String

    /// The program of that name on the PATH; nil for none.
    init?(named name: String) {
        let folders = environmentValue("PATH")?.split(separator: ":") ?? []
        let paths = folders.map { "\($0)/\(name)" }
        guard let path = paths.first(where: { unsafe access($0, X_OK) == 0 }) else { return nil }
        self.path = path
    }

    /// Runs it to its end, without input.
    ///
    /// - Parameter output: The file that takes what it prints.
    /// - Returns: Its status; nil where it could not be started.
    func run(_ arguments: [String], output: String) -> Int32? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = unsafe posix_spawn_file_actions_t()
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
        // The messages and the output should depend on as little of the environment as possible.
        let kept = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"].compactMap { name in
            environmentValue(name).map { "\(name)=\($0)" }
        }
        let words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
        let variables = unsafe (kept + ["LC_ALL=C"]).map { unsafe strdup($0) } + [nil]
        defer {
            for index in unsafe words.indices { unsafe free(words[index]) }
            for index in unsafe variables.indices { unsafe free(variables[index]) }
        }
        var process = pid_t()
        guard unsafe posix_spawn(&process, path, &actions, nil, words, variables) == 0 else { return nil }
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            if errno != EINTR { return nil }
        }
        // A process ended by a signal has no exit status of its own: 128 plus the signal, as shells report it.
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }
}

/// The value of an environment variable; nil if it is missing or empty.
func environmentValue(_ name: String) -> String? {
    guard let text = unsafe getenv(name), unsafe text.pointee != 0 else { return nil }
    return unsafe String(cString: text)
}

/// A folder for what is on its way to another program, which is removed with all that is in it.
struct ScratchFolder: ~Copyable {
    let path: String
    private let files: [String]

    /// - Parameter files: The names of the files that there may be.
    /// - Throws: ``VideoError`` where there is no place for it.
    init(files: [String]) throws(VideoError) {
        self.files = files
        let parent = environmentValue("TMPDIR") ?? "/tmp"
        var template = Array("\(parent)/spindle-XXXXXX".utf8CString)
        guard unsafe mkdtemp(&template) != nil else { throw .noSpace(folder: parent) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        for file in files { unsafe unlink("\(path)/\(file)") }
        unsafe rmdir(path)
    }

    subscript(file: String) -> String { "\(path)/\(file)" }

    /// The bytes of a file; nil where there is none.
    func read(_ file: String) -> [UInt8]? {
        guard let stream = unsafe fopen(self[file], "rb") else { return nil }
        defer { unsafe fclose(stream) }
        var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while true {
            let count = unsafe fread(&part, 1, part.count, stream)
            if count == 0 { return bytes }
            bytes += part[..<count]
        }
    }

    /// Writes what `body` hands over, part by part.
    ///
    /// - Throws: The error of `body`, or ``VideoError`` if there is no space.
    func write(_ file: String, _ body: ((_ part: [UInt8]) throws -> Void) throws -> Void) throws {
        guard let stream = unsafe fopen(self[file], "wb") else { throw VideoError.noSpace(folder: path) }
        var isOpen = true
        defer { if isOpen { unsafe fclose(stream) } }
        let folder = path
        try body { part in
            guard unsafe fwrite(part, 1, part.count, stream) == part.count else {
                throw VideoError.noSpace(folder: folder)
            }
        }
        isOpen = false
        guard unsafe fclose(stream) == 0 else { throw VideoError.noSpace(folder: folder) }
    }
}
