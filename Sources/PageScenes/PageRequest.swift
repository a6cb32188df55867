internal import Basics
internal import Drawing
internal import Formats
internal import Jobs
internal import Requests
internal import Resolution
internal import Specs

/// A request as a page makes it: an object in the words of spec files.
package struct PageRequest {
    /// The bytes of an object: a letter for what follows, then the number of bytes, items or entries as a whole number of 32
    /// bits, the lowest byte first, and those. Entries are a key, which is the number of its bytes and those, and a value.
    private var rest: ArraySlice<UInt8>
    /// The number of values read so far, which serves as the position of a value, since an object has no lines.
    private var count = 0

    private init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// Returns the request of a page, or throws everything that is wrong with it.
    static func spec(_ bytes: [UInt8], _ typesetter: Typesetter) throws(SpecError) -> RenderSpec {
        var request = PageRequest(bytes)
        let log = SpecLog()
        var reader = RenderReader(folder: "")
        reader.read(SpecReader(node: request.node(), path: "", log: log))
        let problems = log.problems.reported.map {
            SpecError(at: .option(OptionKey(spelled: $0.path)), $0.message)
        }
        if let error = SpecError.all(problems) { throw error }
        var spec = reader.spec
        try spec.rejectFiles()
        spec.typesetter = typesetter
        return spec
    }

    private mutating func node() -> SpecNode {
        count += 1
        let position = FilePosition(line: count, column: 1)
        return SpecNode(content: content(), position: position)
    }

    private mutating func content() -> SpecNode.Content {
        switch rest.removeFirst() {
        case UInt8(ascii: "p"): return .text(text(), isPlain: true)
        case UInt8(ascii: "l"):
            var items: [SpecNode] = []
            for _ in 0..<number() { items.append(node()) }
            return .list(items)
        case UInt8(ascii: "m"):
            var entries: [SpecNode.Entry] = []
            for _ in 0..<number() {
                let key = text()
                let value = node()
                entries.append(SpecNode.Entry(key: key, position: value.position, value: value))
            }
            return .map(entries)
        default: return .text(text(), isPlain: false)
        }
    }

    private mutating func number() -> Int {
        let bytes = rest.prefix(4)
        rest = rest.dropFirst(4)
        return bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private mutating func text() -> String {
        let count = number()
        let bytes = rest.prefix(count)
        rest = rest.dropFirst(count)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension RenderSpec {
    /// The job of a page, or everything that is wrong with the request.
    ///
    /// - Parameter format: A format to write besides the requested ones; nil for none.
    func pageJob(for format: OutputFormat? = nil) throws(SpecError) -> RenderJob {
        var spec = self
        if let format {
            if spec.formats.isEmpty { spec.formats = [.frames] }
            if !spec.formats.contains(format) { spec.formats.append(format) }
        }
        return try spec.validatedJob { _ in .own }
    }

    /// Refuses what is in files, of which a page has none.
    fileprivate func rejectFiles() throws(SpecError) {
        var errors: [SpecError] = []
        if case .file = themeSource {
            errors.append(
                SpecError(at: .option(.theme), "a page reads no files; write the theme as an object"))
        }
        if case .file = animation.motion {
            errors.append(
                SpecError(at: .option(.motion), "a page reads no files; write the motion as an object"))
        }
        if case .file = shape {
            errors.append(
                SpecError(at: .option(.shape), "a page reads no files; write the shape as SVG path data"))
        }
        if center?.file != nil {
            errors.append(
                SpecError(at: .option(.center), "a page reads no files; write the icon as SVG path data"))
        }
        if operation.log != nil {
            errors.append(
                SpecError(
                    at: .option(.log), "a page reads no files; write the events in \(option: .operation)")
            )
        }
        if let error = SpecError.all(errors) { throw error }
    }
}
