/// The files that a request results in, as far as can be told without painting.
public struct FileNames: Hashable, Sendable {
    /// Every name that there may be, each once.
    public var names: [String]
    /// Whether there will be a file of each of these names.
    public var areExact: Bool

    public init(_ names: [String], areExact: Bool = true) {
        (self.names, self.areExact) = (names, areExact)
    }
}

extension OutputFormat {
    /// Tells the name of one file for each scale.
    static func fileName(_ fileExtension: String) -> @Sendable (FrameSequence) -> FileNames {
        { FileNames([FrameNames($0).file(extension: fileExtension)]) }
    }

    /// The names of frames: one each.
    static func frameNames(_ sequence: FrameSequence) -> FileNames {
        let names = FrameNames(sequence)
        return FileNames((0..<sequence.count).map { names.file($0) })
    }

    /// The names of a sheet's pages and of what its dialects add.
    ///
    /// How many pages there are depends on the pixels: equal frames share a place, and trimmed ones are
    /// packed. Where all frames fit on one page as they are, there is one in any case; where they do not,
    /// the names of every page that there may be are listed, and are not exact.
    static func sheetNames(
        _ sequences: [FrameSequence], _ options: ExportOptions
    ) throws(SheetError) -> FileNames {
        var result = FileNames([])
        for sequence in sequences {
            let names = FrameNames(sequence)
            let most = try SheetLayout(
                count: sequence.count, width: sequence.width, height: sequence.height, scale: sequence.scale,
                options: options.sheet
            ).pages.count
            if most > 1 {
                result.areExact = false
                result.names += (1...most).map { names.file(number: $0, extension: "png") }
            }
            result.names.append(names.file(extension: "png"))
            for dialect in options.sheet.dialects {
                let end = dialect.fileExtension
                switch dialect.writer {
                case .page:
                    result.names.append(names.file(extension: end))
                    if most > 1 { result.names += (2...most).map { names.file(number: $0, extension: end) } }
                case .sheet: result.names.append(names.file(extension: end))
                case .scales: break
                }
            }
            if sequence.rotationPerWrap != nil { result.names.append(names.file(extension: "html")) }
        }
        for dialect in options.sheet.dialects {
            guard case .scales = dialect.writer, let first = sequences.first else { continue }
            result.names.append(first.name + "." + dialect.fileExtension)
        }
        return result
    }
}
