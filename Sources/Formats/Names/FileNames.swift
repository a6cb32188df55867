/// The files that a request results in, as far as can be told without painting.
///
/// A film has a file for each of its frames, and a build many films. So names that differ by a number alone are kept as what
/// stands around the number, and each is made when it is asked for.
public struct FileNames: Hashable, Sendable {
    /// Together every name that there may be, each once.
    package var runs: [Run]
    /// Whether there will be a file of each of these names.
    public var areExact: Bool

    /// Names, each once; `areExact` says whether there will be a file of each.
    public init(_ names: [String], areExact: Bool = true) {
        (runs, self.areExact) = (names.map { Run($0) }, areExact)
    }

    package init(runs: [Run], areExact: Bool = true) { (self.runs, self.areExact) = (runs, areExact) }

    /// Every name that there may be, each once.
    public var names: [String] { runs.flatMap { run in run.numbers.map { run[$0] } } }

    /// The number of names.
    public var count: Int { runs.reduce(0) { $0 + $1.numbers.count } }

    /// Whether a file may get that name.
    public func contains(_ name: String) -> Bool { runs.contains { $0.contains(name) } }

    /// Adds one name, which is not there yet.
    public mutating func append(_ name: String) { runs.append(Run(name)) }

    /// Adds names that are not there yet; together they are exact where both are.
    public static func += (names: inout FileNames, more: FileNames) {
        names.runs += more.runs
        names.areExact = names.areExact && more.areExact
    }

    /// The same files as they are called from outside a folder, which is empty or has no slash at its end.
    ///
    /// - Parameters:
    ///   - folder: The folder in front of every name.
    ///   - spelled: Returns the spelling of each part of a name.
    public func below(_ folder: String, spelled: (String) -> String = { $0 }) -> FileNames {
        let runs = runs.map { run in
            var parts = run.parts
            if !folder.isEmpty { parts[0] = folder + "/" + parts[0] }
            return Run(parts.map(spelled), run.numbers, digits: run.digits)
        }
        return FileNames(runs: runs, areExact: areExact)
    }

    /// The position of a name in a list.
    public struct Place: Sendable {
        package let run, number: Int
    }

    /// The name at that position.
    public subscript(place: Place) -> String { runs[place.run][place.number] }

    /// Whether a name may begin so.
    public func mayBegin(_ text: String) -> Bool { runs.contains { $0.mayBegin(text) } }

    /// Returns the position in `other` of a name that both lists have; nil if there is none.
    public func place(sharedWith other: FileNames) -> Place? {
        for (index, run) in other.runs.enumerated() where mayBegin(run.parts[0]) {
            if let number = run.numbers.first(where: { contains(run[$0]) }) {
                return Place(run: index, number: number)
            }
        }
        return nil
    }
}

extension FileNames {
    /// Names that differ by a number alone, or one name.
    package struct Run: Hashable, Sendable {
        /// The parts of a name around the number: before it, between it and its repetitions, and after it. A single part
        /// is a name without a number.
        package let parts: [String]
        package let numbers: Range<Int>
        /// The number of digits in every name, padded with zeros.
        package let digits: Int

        package init(_ name: String) { self.init([name], 0..<1, digits: 0) }

        /// - Parameter name: The name with a number in digits.
        package init(_ numbers: Range<Int>, digits: Int, _ name: (String) -> String) {
            let parts = name("\0").split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
            self.init(parts, numbers, digits: digits)
        }

        fileprivate init(_ parts: [String], _ numbers: Range<Int>, digits: Int) {
            self.parts = parts
            self.numbers = numbers
            self.digits = digits
        }

        /// The names with numbers that have no zeros in front, of each number of digits by themselves.
        static func unpadded(_ numbers: Range<Int>, _ name: (String) -> String) -> [Run] {
            var (runs, first, end, digits) = ([Run](), 0, 10, 1)
            while first < numbers.upperBound {
                let part = numbers.clamped(to: first..<end)
                if !part.isEmpty { runs.append(Run(part, digits: digits, name)) }
                (first, end, digits) = (end, end * 10, digits + 1)
            }
            return runs
        }

        package subscript(number: Int) -> String {
            if parts.count == 1 { return parts[0] }
            let shown = String(number)
            return parts.joined(separator: String(repeating: "0", count: digits - shown.utf8.count) + shown)
        }

        /// The digits of the number in a text that begins as the names do.
        private func shown(in text: String) -> Substring? {
            guard parts.count > 1, text.hasPrefix(parts[0]) else { return nil }
            // Counted in characters, however these are composed.
            let shown = text.dropFirst(parts[0].count).prefix(digits)
            return shown.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                ? shown : nil
        }

        package func contains(_ name: String) -> Bool {
            if parts.count == 1 { return parts[0] == name }
            guard let shown = shown(in: name), shown.utf8.count == digits, let number = Int(shown) else {
                return false
            }
            return numbers.contains(number) && self[number] == name
        }

        /// Whether there may be a name that begins as `text` does.
        func mayBegin(_ text: String) -> Bool {
            if parts[0].hasPrefix(text) { return true }
            guard let shown = shown(in: text) else { return false }
            guard shown.utf8.count == digits, let number = Int(shown) else { return true }
            return numbers.contains(number) && self[number].hasPrefix(text)
        }
    }
}

/// Names in their order, of which no more are held than there are runs.
public struct SortedNames: Sequence, IteratorProtocol {
    private let runs: [FileNames.Run]
    /// The first name of each run that has not been handed out: a heap, the first of all on top.
    private var heap: [(name: String, run: Int, number: Int)] = []

    /// All of these names, sorted.
    public init(_ names: FileNames) {
        runs = names.runs
        heap = runs.indices.filter { !runs[$0].numbers.isEmpty }
            .map { (runs[$0][runs[$0].numbers.lowerBound], $0, runs[$0].numbers.lowerBound) }
            .sorted { $0.name < $1.name }
    }

    /// The next name; nil after the last one.
    public mutating func next() -> String? {
        guard let first = heap.first else { return nil }
        let run = runs[first.run]
        if first.number + 1 < run.numbers.upperBound {
            heap[0] = (run[first.number + 1], first.run, first.number + 1)
        } else {
            heap[0] = heap[heap.count - 1]
            heap.removeLast()
        }
        sink()
        return first.name
    }

    /// Moves the name on top down to its place.
    private mutating func sink() {
        var index = 0
        while 2 * index + 1 < heap.count {
            var child = 2 * index + 1
            if child + 1 < heap.count, heap[child + 1].name < heap[child].name { child += 1 }
            guard heap[child].name < heap[index].name else { return }
            heap.swapAt(index, child)
            index = child
        }
    }
}

extension OutputFormat {
    /// Tells the name of one file for each scale.
    package static func fileName(_ fileExtension: String) -> Naming {
        { sequences, _ in FileNames(sequences.map { FrameNames($0).file(extension: fileExtension) }) }
    }

    /// Tells the name of one file for all scales.
    ///
    /// - Parameter fileName: The file's name, given that of the asset.
    static func singleFile(_ fileName: @escaping @Sendable (String) -> String) -> Naming {
        { sequences, _ in FileNames(sequences.prefix(1).map { $0.fileName(fileName) }) }
    }

    /// Tells the names of frames: one each.
    static func frameNames(_ fileExtension: String) -> Naming {
        { sequences, _ in FileNames(runs: sequences.map { FrameNames($0, extension: fileExtension).run }) }
    }

    /// The names of a sheet's pages and of what its dialects add.
    ///
    /// How many pages there are depends on the pixels: equal frames share a place, and trimmed ones are
    /// packed. Where all frames fit on one page as they are, there is one in any case; where they do not,
    /// the names of every page that there may be are listed, and are not exact.
    @Sendable static func sheetNames(
        _ sequences: [FrameSequence], _ options: ExportOptions
    ) throws(SheetError) -> FileNames {
        var result = FileNames([])
        for sequence in sequences {
            let names = FrameNames(sequence)
            let pageCount = try SheetLayout.pageCount(sequence, options.sheet)
            if pageCount > 1 {
                result.areExact = false
                result.runs += names.pages(1..<pageCount + 1, extension: "png")
            }
            result.append(names.file(extension: "png"))
            if options.sheet.hasDebugPicture {
                let end = FrameNames.debugExtension
                if pageCount > 1 { result.runs += names.pages(1..<pageCount + 1, extension: end) }
                result.append(names.file(extension: end))
            }
            for dialect in options.sheet.dialects {
                let end = dialect.fileExtension
                switch dialect.writer {
                case .page:
                    result.append(names.file(extension: end))
                    if pageCount > 1 { result.runs += names.pages(2..<pageCount + 1, extension: end) }
                case .sheet: result.append(names.file(extension: end))
                case .scales: break
                }
            }
            if sequence.rotationPerWrap != nil { result.append(names.file(extension: "html")) }
        }
        for dialect in options.sheet.dialects {
            guard case .scales = dialect.writer, let first = sequences.first else { continue }
            result.append(first.name + "." + dialect.fileExtension)
        }
        return result
    }
}

extension FrameSequence {
    /// The name of the only file about all scales.
    ///
    /// - Parameter usual: Returns its usual name, given that of the asset.
    package func fileName(_ usual: (String) -> String) -> String { ending.map { name + $0 } ?? usual(name) }
}
