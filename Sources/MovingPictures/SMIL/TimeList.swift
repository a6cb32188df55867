internal import Basics
internal import SVGDocuments

/// A value of `begin` or `end`.
enum TimeValue: Hashable, Sendable {
    /// A time of the document.
    case offset(Int64)
    /// A time after the begin, the end or a repetition of another animation.
    case syncbase(String, Moment, Int64)
    /// A time that nobody can know before the picture is shown; the words for it.
    case event(String)
    case indefinite

    /// A moment of an interval.
    enum Moment: Hashable, Sendable {
        case begin, end
        /// The beginning of the iteration with this number, from 0.
        case iteration(Int64)
    }
}

extension TimeValue {
    /// Reads the values of a list; those that are not understood are handed to `refuse`.
    static func list(_ text: String, refuse: (_ value: String) -> Void) -> [TimeValue] {
        text.split(separator: ";", omittingEmptySubsequences: false).compactMap { part in
            let word = trimmed(String(part))
            if let value = TimeValue(word) { return value }
            // A semicolon at the end is usual.
            if !word.isEmpty { refuse(word) }
            return nil
        }
    }

    init?(_ text: String) {
        if text == "indefinite" {
            self = .indefinite
        } else if let offset = ClockValue.parseOffset(text) {
            self = .offset(offset)
        } else if text.hasPrefix("wallclock(") || text.hasPrefix("accessKey(") || text.hasPrefix("accesskey(")
        {
            self = .event(text)
        } else {
            self.init(name: text)
        }
    }

    /// A name, or two with a point between them, and an offset.
    private init?(name text: String) {
        guard let first = text.first, first.isLetter || first == "_" || first == "\\" else { return nil }
        var words = [""]
        var rest = text[...]
        while let character = rest.first, character != "+", character != "-" {
            rest.removeFirst()
            if character == "\\", let next = rest.popFirst() {
                words[words.count - 1].append(next)
            } else if character == "." {
                words.append("")
            } else if character == "(" {
                guard let close = rest.firstIndex(of: ")") else { return nil }
                words[words.count - 1] += "(" + rest[...close]
                rest = rest[rest.index(after: close)...]
            } else {
                words[words.count - 1].append(character)
            }
        }
        words = words.map { trimmed($0) }
        guard let offset = rest.isEmpty ? 0 : ClockValue.parseOffset(rest), words.count <= 2,
            words.allSatisfy({ word in !word.isEmpty && !word.contains { $0.isWhitespace } })
        else { return nil }
        let name = words[words.count - 1]
        guard words.count == 2 else {
            self = .event(name)
            return
        }
        switch name {
        case "begin", "beginEvent": self = .syncbase(words[0], .begin, offset)
        case "end", "endEvent": self = .syncbase(words[0], .end, offset)
        default:
            if name.hasPrefix("repeat("), let count = Int64(name.dropFirst(7).dropLast()), count > 0 {
                self = .syncbase(words[0], .iteration(count), offset)
            } else {
                self = .event(words.joined(separator: "."))
            }
        }
    }
}
