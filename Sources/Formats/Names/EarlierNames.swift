// Files of an earlier request for the same asset are recognized by their names alone, so only names that nothing else is
// likely to have are considered.

internal import Basics

extension OutputFormat {
    /// The names that files of an asset can have in this format, at whatever length, for whomever.
    ///
    /// - Parameters:
    ///   - sequence: The asset as it is now.
    ///   - scales: Scales that there may be files of, beside those that the format has by itself.
    package func earlierNames(
        of sequence: FrameSequence, scales: [Double], options: ExportOptions = ExportOptions()
    ) throws(SheetError) -> FileNames {
        let scales = Set(scales + (self.scales?.defaults ?? [])).sorted()
        var sequence = sequence
        sequence.ending = nil
        let places = self.scales?.chosen(of: scales) ?? scales
        if content == .sheet { return Self.earlierSheetNames(sequence, places, options) }
        var names = FileNames([])
        // A single picture has no number, and many frames have numbers of more digits.
        for count in [1, 10_000, 100_000, 1_000_000] {
            for loops in [true, false] {
                let sequences = FrameVariant.all.flatMap { variant in
                    places.map { scale in
                        var other = sequence
                        (other.count, other.loops, other.scale, other.variant) = (
                            count, loops, scale, variant
                        )
                        return other
                    }
                }
                names += try fileNames(sequences, options: options)
            }
        }
        return names
    }

    /// The files that sheets of an asset can have left in dialects other than the requested ones: the names, and texts
    /// that such a file contains all of, since the name alone may be that of somebody else's file.
    package static func earlierMetadata(
        of sequence: FrameSequence, scales: [Double], options: ExportOptions
    ) -> [(names: FileNames, marks: [String])] {
        let current = options.sheet.dialects
        let others = SheetDialect.all.filter { other in
            !current.contains { $0.fileExtension == other.fileExtension }
        }
        return others.map { dialect in
            var names = FileNames([])
            for scale in scales {
                var other = sequence
                other.scale = scale
                let frames = FrameNames(other)
                if case .scales = dialect.writer {
                    names.append("\(sequence.name).\(dialect.fileExtension)")
                    break
                }
                names.append(frames.file(extension: dialect.fileExtension))
                guard case .page = dialect.writer else { continue }
                let pages = 1..<SheetLayout.maxPages + 1
                names.runs += frames.pages(pages.dropFirst(), extension: dialect.fileExtension)
            }
            return (names, dialect.marks.map { $0.filled(("{name}", sequence.name)) })
        }
    }

    /// Pages, at most as many as there can be, and what the dialects tell of them.
    private static func earlierSheetNames(
        _ sequence: FrameSequence, _ scales: [Double], _ options: ExportOptions
    ) -> FileNames {
        var names = FileNames([])
        for scale in scales {
            var other = sequence
            other.scale = scale
            let frames = FrameNames(other)
            let pages = 1..<SheetLayout.maxPages + 1
            names.append(frames.file(extension: "png"))
            names.runs += frames.pages(pages, extension: "png")
            for dialect in options.sheet.dialects {
                if case .scales = dialect.writer { continue }
                names.append(frames.file(extension: dialect.fileExtension))
                guard case .page = dialect.writer else { continue }
                names.runs += frames.pages(pages.dropFirst(), extension: dialect.fileExtension)
            }
        }
        return names
    }
}

extension FrameSequence {
    /// The scales that there may be files of: those that names of files tell, those that are written, and 1.
    package func scales(among files: [String], and written: [Double]) -> [Double] {
        Set(files.compactMap(scale(inName:)) + written + [1]).sorted()
    }

    /// The scale that the name of a file of this asset tells: 2 of `NAME-0007@2x.png`; nil where it tells none.
    package func scale(inName file: String) -> Double? {
        guard file.hasPrefix(name), let at = file.lastIndex(of: "@") else { return nil }
        let text = file[file.index(after: at)...].prefix { $0 != "x" }
        guard let scale = Double(text), scale > 0, scale.isFinite else { return nil }
        var other = self
        other.scale = scale
        // As it is written in no other way.
        return file[at...].hasPrefix(FrameNames(other).suffix + ".") ? scale : nil
    }
}

extension FileNames {
    /// The names under which a file exists, in their order, each once. Of names that differ by a number these are the
    /// first ones without a gap: `photo-2024.png` is no frame where there is no `photo-2023.png`.
    package func existing(_ exists: (String) -> Bool) -> [String] {
        var (found, known) = ([String](), Set<String>())
        var last: (run: Run, isWhole: Bool)?
        for run in runs {
            // Numbers of two digits go on from those of one.
            if let before = last, !before.isWhole, before.run.parts == run.parts,
                before.run.numbers.upperBound == run.numbers.lowerBound
            {
                last = (run, false)
                continue
            }
            let gap = run.numbers.first { number in
                let name = run[number]
                guard known.contains(name) || exists(name) else { return true }
                if known.insert(name).inserted { found.append(name) }
                return false
            }
            last = (run, gap == nil)
        }
        return found
    }
}
