internal import Basics

/// The format of the lines of a log.
enum LogFormat {
    /// The meaning of each column; nil for columns that are ignored.
    case columns([Column?])
    case json

    enum Column: String, CaseIterable {
        case time, value, state, message
    }

    /// The format of a log that begins with `line`, and whether that is a header.
    static func of(_ line: ArraySlice<UInt8>) throws(LogLineError) -> (LogFormat, isHeader: Bool) {
        if line.first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "{") { return (.json, false) }
        let fields = try CSVLine.fields(line)
        if SpecNumber.value(of: fields[0][...]) != nil {
            return (.columns(Column.allCases.map { $0 }), false)
        }
        let columns = fields.map { Column(rawValue: $0.lowercased()) }
        guard columns.contains(.time), columns.contains(.value) || columns.contains(.state) else {
            throw LogLineError(
                "\(quoted(text(line))) is not time,value, a header with these names or a JSON object"
            )
        }
        return (.columns(columns), true)
    }

    func entry(_ line: ArraySlice<UInt8>) throws(LogLineError) -> LogEntry {
        var entry = LogEntry()
        switch self {
        case .json:
            for (key, value) in try JSONLine.members(line) {
                guard let column = Column(rawValue: key) else { continue }
                switch (column, value) {
                case (.time, .null), (.value, .null): break
                case (.time, .number(let number)): entry.time = number
                case (.value, .number(let number)): entry.value = number
                case (.state, .text(let text)): entry.state = text
                case (.message, .text(let text)): entry.message = text
                case (.state, _), (.message, _):
                    throw LogLineError(
                        "\(quoted(key)) has a value of the wrong kind; write text in quotation marks, or leave it out"
                    )
                default: throw LogLineError("\(quoted(key)) has a value of the wrong kind")
                }
            }
        case .columns(let columns):
            let fields = try CSVLine.fields(line)
            if fields.count < 2 {
                throw LogLineError("\(quoted(Self.text(line))) is not in the form time,value")
            }
            for (column, field) in zip(columns, fields) where !field.isEmpty {
                switch column {
                case .time: entry.time = try Self.number(field)
                case .value: entry.value = try Self.number(field)
                case .state: entry.state = field
                case .message: entry.message = field
                case nil: break
                }
            }
        }
        return entry
    }

    private static func number(_ field: String) throws(LogLineError) -> Double {
        guard let number = SpecNumber.value(of: field[...]) else {
            throw LogLineError("\(quoted(field)) is not a number")
        }
        return number
    }

    private static func text(_ line: ArraySlice<UInt8>) -> String {
        String(decoding: line.prefix(200), as: UTF8.self)
    }
}

/// Lines of values that commas part, as in RFC 4180 but for line breaks within a value.
enum CSVLine {
    static let maxFields = 64

    static func fields(_ line: ArraySlice<UInt8>) throws(LogLineError) -> [String] {
        var fields: [String] = []
        var index = line.startIndex
        while true {
            if fields.count == maxFields { throw LogLineError("more than \(maxFields) values on a line") }
            while index < line.endIndex, line[index] == UInt8(ascii: " ") { index += 1 }
            if index < line.endIndex, line[index] == UInt8(ascii: "\"") {
                fields.append(try quotedField(line, &index))
            } else {
                let end = line[index...].firstIndex(of: UInt8(ascii: ",")) ?? line.endIndex
                var last = end
                while last > index, line[last - 1] == UInt8(ascii: " ") { last -= 1 }
                fields.append(String(decoding: line[index..<last], as: UTF8.self))
                index = end
            }
            if index == line.endIndex { return fields }
            index += 1
        }
    }

    private static func quotedField(
        _ line: ArraySlice<UInt8>, _ index: inout Int
    ) throws(LogLineError) -> String {
        var bytes: [UInt8] = []
        index += 1
        while index < line.endIndex {
            let byte = line[index]
            index += 1
            guard byte == UInt8(ascii: "\"") else {
                bytes.append(byte)
                continue
            }
            if index < line.endIndex, line[index] == UInt8(ascii: "\"") {
                bytes.append(byte)
                index += 1
                continue
            }
            while index < line.endIndex, line[index] == UInt8(ascii: " ") { index += 1 }
            guard index == line.endIndex || line[index] == UInt8(ascii: ",") else { break }
            return String(decoding: bytes, as: UTF8.self)
        }
        throw LogLineError("a quoted value has no closing quotation mark")
    }
}
