internal import Basics

/// Reads the rows of the table out of a map, or collects their keys.
struct MotionDecoder: MotionCoder {
    let map: SpecMap
    /// The number of problems before the map was read.
    private let problems: Int
    /// The keys of all rows so far; nil where their values are read.
    private var keys: [String]?

    init(_ map: SpecMap, problems: Int = 0) {
        self.map = map
        self.problems = problems
    }

    /// The keys of rows that depend on no others.
    static func keys(_ rows: (inout MotionDecoder) -> Void) -> [String] {
        let nothing = SpecNode(content: .map([]), position: FilePosition(line: 1, column: 1))
        let reader = SpecReader(node: nothing, path: "", log: SpecLog())
        return keys(of: SpecMap(reader: reader, entries: [], isMap: true), rows)
    }

    private static func keys(of map: SpecMap, _ rows: (inout MotionDecoder) -> Void) -> [String] {
        var decoder = MotionDecoder(map)
        decoder.keys = []
        rows(&decoder)
        return decoder.keys ?? []
    }

    var isSound: Bool { keys == nil && map.reader.log.additions == problems }

    /// The value of a row; nil where there is none, or only the key is wanted.
    private mutating func reader<Value>(of row: MotionRow<Value>) -> SpecReader? {
        if keys != nil {
            keys?.append(row.key)
            return nil
        }
        return row.isRequired ? map.required(row.key, remedy: row.remedy) : map[row.key]
    }

    mutating func field<Value>(_ row: MotionRow<Value>, _ type: MotionValue<Value>, _: Value?) -> Value? {
        reader(of: row).map { type.read($0) }
    }

    mutating func map<Value>(
        _ row: MotionRow<Value>, _: Value?, _ body: (inout MotionDecoder, Value?) -> Value
    ) -> Value? {
        reader(of: row).map { Self.read($0, row, body) }
    }

    mutating func list<Value>(
        _ row: MotionRow<Value>, _ counts: ClosedRange<Int>, _: [Value]?,
        _ body: (inout MotionDecoder, Value?) -> Value
    ) -> [Value] {
        guard let reader = reader(of: row) else { return [] }
        if reader.isList, reader.count < counts.lowerBound {
            reader.problem("the list is empty; name a shape")
        }
        return reader.list(counts.upperBound).map { Self.read($0, row, body) }
    }

    private static func read<Value>(
        _ reader: SpecReader, _ row: MotionRow<Value>, _ body: (inout MotionDecoder, Value?) -> Value
    ) -> Value {
        if let text = row.text, !reader.isMap { return text.read(reader) }
        let problems = reader.log.additions
        var map = reader.map()
        let known = keys(of: map) { _ = body(&$0, nil) }
        map.rejectKeys(except: known, names: MotionFields.synonyms.filter { known.contains($0.name) })
        var decoder = MotionDecoder(map, problems: problems)
        return body(&decoder, nil)
    }

    mutating func variant<Value>(
        _ names: [String], _ kind: String?, _ body: (inout MotionDecoder, String) -> Value
    ) -> Value {
        if let name = kind ?? names.first(where: { map[$0] != nil }) { return body(&self, name) }
        // Another may be meant by a key that is mistyped.
        keys?.append(contentsOf: names.dropLast())
        return body(&self, names[names.count - 1])
    }

    mutating func one(of names: [String], else message: Message?) {
        guard keys == nil, map.isMap, let message else { return }
        let count = names.count { map[$0] != nil }
        // A key that is not known, which has been told, may be meant for one of them.
        if count > 1 || count == 0 && isSound { map.reader.problem(message) }
    }

    mutating func check(_ key: String?, _ problem: @autoclosure () -> Message?) {
        if keys != nil {
            if let key, keys?.contains(key) == false { keys?.append(key) }
            return
        }
        guard let reader = key.map({ map[$0] }) ?? map.reader, let problem = problem() else { return }
        reader.problem(problem)
    }
}
