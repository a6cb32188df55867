internal import Basics
internal import Indicators
internal import Requests

/// Reads what happens to an operation out of a file.
enum OperationReader {
    static func story(_ reader: SpecReader) -> Operation {
        var operation = Operation()
        let items = reader.list(SpecNode.maxCount)
        if reader.isList, items.isEmpty { reader.problem("there are no events; begin with {at: 0, started}") }
        for item in items {
            let before = reader.log.additions
            let event = event(item)
            // Events after an unreadable one would seem to contradict it.
            if reader.log.additions > before { break }
            guard let event else { continue }
            do throws(OperationError) { try operation.add(event) } catch { item.problem("\(error)") }
        }
        return operation
    }

    private static func event(_ reader: SpecReader) -> Operation.Event? {
        var map = reader.map()
        guard map.isMap else { return nil }
        for entry in map.entries {
            guard let remedy = Operation.Verb.remedy(for: entry.key) else { continue }
            reader.log.add(SpecProblem(position: entry.position, path: reader.path, message: remedy))
            return nil
        }
        let before = reader.log.additions
        map.rejectKeys(except: ["at"] + Operation.Verb.words + [Operation.Verb.otherSpelling])
        let isMistyped = reader.log.additions > before
        let verbs = map.entries.filter { Operation.Verb.words.contains(Operation.Verb.spelled($0.key)) }
        guard let time = map.required("at")?.number(in: Operation.timeRange, .milliseconds) else {
            return nil
        }
        guard verbs.count == 1, let word = verbs.first?.key, let value = map[word] else {
            if isMistyped, verbs.isEmpty { return nil }
            let known = Operation.Verb.words.joined(separator: ", ")
            reader.problem(
                "an event is one of \(known), but \(verbs.isEmpty ? "none is" : "several are") given")
            return nil
        }
        return Operation.Event(at: time, verb(word, value))
    }

    private static func verb(_ word: String, _ value: SpecReader) -> Operation.Verb {
        switch word {
        case "progress": return .progress(value.number(in: 0...1))
        case "failed": return .failed(label(value))
        case "succeeded": return .succeeded(label(value))
        case "stalled" where !value.isEmpty: return .stalled(label(value))
        default: break
        }
        if !value.isEmpty { value.problem("\(word) takes no value; leave it out") }
        switch Operation.Verb.spelled(word) {
        case "started": return .started
        case "determinate": return .determinate
        case "paused": return .paused
        case "resumed": return .resumed
        case "finished": return .finished
        case "cancelled": return .cancelled
        default: return .stalled(nil)
        }
    }

    private static func label(_ reader: SpecReader) -> String {
        let before = reader.log.problems.count
        let text = reader.words()
        let words = SpecOption.Words.name(OperationSpec.longestMessage)
        if reader.log.problems.count == before, let problem = words.problem(with: text) {
            reader.problem(problem)
        }
        return text
    }
}

extension SpecReader {
    /// Whether nothing stands after a key, or a word for that.
    fileprivate var isEmpty: Bool {
        guard case .text(let text, true) = node.content else { return false }
        return ["", "null", "~", "true"].contains(text)
    }
}
