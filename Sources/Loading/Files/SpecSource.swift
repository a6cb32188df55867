internal import Files
package import Specs

/// A file in its written form, with the position of each value to the byte.
///
/// Values that are read from a file keep no quotation marks and comments. To change a value and nothing else, its bytes are
/// located again, by the position that the reader remembers. Only values that can be changed in one way are located: no text
/// over several lines, and nothing with an anchor or inside something with one, as that has several places.
package struct SpecSource {
    /// A value that is no list and no map.
    package struct Scalar {
        /// The text of the value.
        package let text: String
        let style: YAMLEvent.Style
        /// Its bytes, with quotation marks.
        let range: Range<Int>
        /// The map whose value it is, and the number of its entry there; nil in a list and at the top.
        let entry: (map: Int, number: Int)?

        /// Whether there are no quotation marks around it: only then is a number one.
        package var isPlain: Bool { style == .plain }
    }

    /// Other bytes in the place of some.
    package struct Replacement: Hashable, Sendable {
        package let range: Range<Int>
        package let text: String

        package init(range: Range<Int>, text: String) { (self.range, self.text) = (range, text) }
    }

    /// A map as it is written.
    struct Map {
        let isFlow: Bool
        /// The ranges from each key to the end of its value.
        var entries: [Range<Int>] = []
        var keys: Set<String> = []
    }

    /// The whole file.
    package let bytes: [UInt8]
    var maps: [Map] = []
    private var scalars: [FilePosition: Scalar] = [:]
    private let limits: SpecTree.Limits
    /// The number of bytes of a byte order mark.
    let start: Int
    private let lines: [Int]
    /// Some place of which it is known how many Unicode scalars and bytes stand before it.
    private var cursor = (index: 0, byte: 0)

    /// Finds the values of a file; nil if it is no YAML.
    package init?(_ bytes: [UInt8], limits: SpecTree.Limits = SpecTree.Limits()) {
        self.bytes = bytes
        self.limits = limits
        start = withoutByteOrderMark(bytes[...]).startIndex
        lines = Self.lines(bytes, from: start)
        cursor.byte = start
        do throws(YAMLSyntaxError) {
            var events = try YAMLEvents(bytes[start...])
            _ = try events.next()
            guard case .documentStart = try events.next().kind else { return nil }
            _ = try read(try events.next(), &events, isSingle: true, entry: nil, depth: 0)
        } catch {
            return nil
        }
    }

    /// The value at a place; nil where none stands that can be changed.
    package func scalar(at position: FilePosition) -> Scalar? {
        scalars[FilePosition(line: position.line, column: position.column)]
    }

    /// Reads what begins with an event, and returns where it ends.
    private mutating func read(
        _ event: YAMLEvent, _ events: inout YAMLEvents, isSingle: Bool, entry: (map: Int, number: Int)?,
        depth: Int
    ) throws(YAMLSyntaxError) -> Int {
        let isSingle = isSingle && event.anchor == nil
        switch event.kind {
        case .scalar(let text, _):
            let range = offset(of: event.span.lowerBound)..<offset(of: event.span.upperBound)
            if isSingle, event.style != .block, !bytes[range].contains(where: { $0 == 10 || $0 == 13 }) {
                scalars[event.position] = Scalar(text: text, style: event.style, range: range, entry: entry)
            }
            return range.upperBound
        case .listStart:
            try rejectDepth(depth, event)
            while true {
                let item = try events.next()
                if case .listEnd = item.kind { return offset(of: item.span.upperBound) }
                _ = try read(item, &events, isSingle: isSingle, entry: nil, depth: depth + 1)
            }
        case .mapStart:
            try rejectDepth(depth, event)
            let map = maps.count
            maps.append(Map(isFlow: event.style == .flow))
            while true {
                let key = try events.next()
                if case .mapEnd = key.kind { return offset(of: key.span.upperBound) }
                if case .scalar(let text, _) = key.kind { maps[map].keys.insert(text) }
                let start = offset(of: key.span.lowerBound)
                let number = maps[map].entries.count
                maps[map].entries.append(start..<start)
                let end = try read(
                    try events.next(), &events, isSingle: isSingle, entry: (map, number), depth: depth + 1)
                maps[map].entries[number] = start..<max(start, end)
            }
        default: return offset(of: event.span.upperBound)
        }
    }

    private func rejectDepth(_ depth: Int, _ event: YAMLEvent) throws(YAMLSyntaxError) {
        guard depth > SpecTree.deepest else { return }
        throw YAMLSyntaxError(position: event.position, message: "nested too deep")
    }

    /// Returns the byte offset of a Unicode scalar. Requests in ascending order take linear time in total.
    private mutating func offset(of index: Int) -> Int {
        if index < cursor.index { cursor = (0, start) }
        while cursor.index < index, cursor.byte < bytes.count {
            cursor.byte += 1
            // The bytes that follow a first one are no scalars of their own.
            while cursor.byte < bytes.count, bytes[cursor.byte] & 0xC0 == 0x80 { cursor.byte += 1 }
            cursor.index += 1
        }
        return cursor.byte
    }

    /// The file with other bytes in some places that do not overlap; nil where its content would not be what it was but
    /// for these values.
    package func replacing(_ replacements: [Replacement]) -> [UInt8]? {
        let sorted = replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }
        var (result, end): ([UInt8], Int) = ([], 0)
        var added: [Range<Int>] = []
        for replacement in sorted {
            guard replacement.range.lowerBound >= end else { return nil }
            result += bytes[end..<replacement.range.lowerBound]
            let place = result.count
            result += Array(replacement.text.utf8)
            if replacement.range.isEmpty { added.append(place..<result.count) }
            end = replacement.range.upperBound
        }
        result += bytes[end...]
        let changed = places(in: sorted.map(\.range))
        let new = added.isEmpty ? [] : Self(result, limits: limits)?.places(in: added) ?? []
        guard let before = root(of: bytes), let after = root(of: result),
            after.isSame(as: before, but: changed, new)
        else { return nil }
        return result
    }

    /// The positions of values that begin within some sorted ranges.
    private func places(in ranges: [Range<Int>]) -> Set<FilePosition> {
        var (places, rest): (Set<FilePosition>, ArraySlice<Range<Int>>) = ([], ranges[...])
        for (position, scalar) in scalars.sorted(by: { $0.value.range.lowerBound < $1.value.range.lowerBound }
        ) {
            while let range = rest.first, range.upperBound <= scalar.range.lowerBound { rest.removeFirst() }
            if let range = rest.first, range.contains(scalar.range.lowerBound) { places.insert(position) }
        }
        return places
    }

    private func root(of bytes: [UInt8]) -> SpecNode? {
        let log = SpecLog()
        guard let root = try? SpecTree.read(bytes, limits: limits, log: log).root, log.problems.isEmpty
        else { return nil }
        return root
    }

    /// Line and column, both from 1, of a byte.
    package func position(of offset: Int) -> FilePosition {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        // The bytes that follow a first one are no characters of their own.
        let column = bytes[lines[low]..<max(offset, lines[low])].count { $0 & 0xC0 != 0x80 }
        return FilePosition(line: low + 1, column: column + 1)
    }

    /// The byte offsets at which the lines of a file begin.
    private static func lines(_ bytes: [UInt8], from start: Int) -> [Int] {
        var lines = [start]
        for index in start..<bytes.count {
            let isPair = bytes[index] == 13 && index + 1 < bytes.count && bytes[index + 1] == 10
            if bytes[index] == 10 || bytes[index] == 13 && !isPair { lines.append(index + 1) }
        }
        return lines
    }
}

extension SpecNode {
    /// Whether two files hold the same, but for the values at some places of the other one, which may be different or left out,
    /// and for `new` ones.
    fileprivate func isSame(
        as other: SpecNode, but places: Set<FilePosition>, _ new: Set<FilePosition>
    ) -> Bool {
        switch (content, other.content) {
        case (.text(let text, let isPlain), .text(let before, let wasPlain)):
            text == before && isPlain == wasPlain || places.contains(other.position)
        case (.list(let items), .list(let before)):
            items.count == before.count
                && zip(items, before).allSatisfy { $0.isSame(as: $1, but: places, new) }
        case (.map(let entries), .map(let before)):
            Self.areSame(entries.filter { !new.contains($0.value.position) }, before, but: places, new)
        default: false
        }
    }

    private static func areSame(
        _ entries: [Entry], _ before: [Entry], but places: Set<FilePosition>, _ new: Set<FilePosition>
    ) -> Bool {
        var rest = entries[...]
        for old in before {
            if let entry = rest.first, entry.key == old.key {
                guard entry.value.isSame(as: old.value, but: places, new) else { return false }
                rest.removeFirst()
            } else if !places.contains(old.value.position) {
                return false
            }
        }
        return rest.isEmpty
    }
}
