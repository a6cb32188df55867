internal import LibC
internal import Platform

/// A folder for what is on its way to another program, which is removed with all that is in it.
struct ScratchFolder: ~Copyable {
    let path: String
    private let files: [String]

    /// - Parameter files: The names of the files that there may be.
    /// - Throws: ``VideoError`` where there is no place for it.
    init(files: [String]) throws(VideoError) {
        self.files = files
        let parent = environment("TMPDIR") ?? "/tmp"
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
