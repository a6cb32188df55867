import Basics

/// Entries of catalogs as they are printed.
extension Entry {
    /// Names and summaries in columns.
    static func table(_ entries: [Entry]) -> [UInt8] {
        let width = entries.map(\.name.count).max() ?? 0
        let flagWidth = entries.map { $0.flag?.count ?? 0 }.max() ?? 0
        func padded(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: width - text.count + 2)
        }
        return entries.flatMap { entry in
            let flag = entry.flag.map { padded($0, flagWidth) } ?? ""
            return Array((padded(entry.name, width) + flag + entry.summary + "\n").utf8)
        }
    }

    /// All details in words, those that say nothing left out.
    var rows: [(name: String, text: String)] {
        details().map { ($0.key.map { $0 == "_" ? " " : String($0) }.joined(), Self.text(of: $0.value)) }
            .filter { !$0.1.isEmpty }
    }

    private static func text(of value: Detail) -> String {
        switch value {
        case .text(let text): text
        case .nothing: ""
        case .number(let number): number.shortestText
        case .flag(let flag): flag ? "yes" : "no"
        case .list(let texts): texts.joined(separator: ", ")
        case .map(let entries):
            entries.map { "\($0.key) \(text(of: $0.value))" }.joined(separator: ", ")
        }
    }

    /// An object with one array of entries, under `key`.
    static func json(_ entries: [Entry], key: String) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.array(key) { json in
                for entry in entries { entry.write(to: &json) }
            }
        }
        return json.finish()
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", name)
            json.member("summary", summary)
            for (key, value) in details() { Self.write(key, value, to: &json) }
        }
    }

    private static func write(_ key: String, _ value: Detail, to json: inout JSONWriter) {
        switch value {
        case .text(let text): json.member(key, text)
        case .nothing: json.member(key, String?.none)
        case .number(let number): json.member(key, number)
        case .flag(let flag): json.member(key, flag)
        case .list(let texts):
            json.array(key, .inline) { json in
                for text in texts { json.element(text) }
            }
        case .map(let entries):
            json.object(key) { json in
                for (key, value) in entries { write(key, value, to: &json) }
            }
        }
    }
}
