internal import Basics
internal import Exports
internal import Files
internal import Guidelines
internal import Imaging
internal import Indicators
internal import MotionCore
internal import Presentations
package import Specs

/// Reads a request to render out of a file.
package struct RenderReader {
    /// Where something stands in the file.
    package struct Place {
        package let position: FilePosition
        package let path: String

        package init(position: FilePosition, path: String) {
            (self.position, self.path) = (position, path)
        }
    }

    /// The folder of the file, empty or with a slash at its end.
    package var folder = ""
    package private(set) var spec = RenderSpec()
    /// The place of every option that is given, by its key.
    package private(set) var places: [String: Place] = [:]

    package init(folder: String) { self.folder = folder }

    package mutating func read(_ reader: SpecReader) {
        var map = reader.map()
        map.rejectKeys(
            except: SpecOption.keys(.top), names: SpecOption.knownKeys(.top),
            listing: SpecOption.listing(.top))
        read(.top, map)
        if var sheet = map["sheet"]?.map() {
            sheet.rejectKeys(
                except: SpecOption.keys(.sheet), names: SpecOption.knownKeys(.sheet),
                listing: SpecOption.listing(.sheet))
            read(.sheet, sheet)
        }
        if let operation = note(map, "operation") { readOperation(operation) }
        if var check = note(map, "check")?.map() {
            check.rejectKeys(except: SpecOption.keys(.check))
            read(.check, check)
        }
    }

    /// Reads the options of a map that are there.
    private mutating func read(_ group: SpecOption.Group, _ map: SpecMap) {
        for option in SpecOption.all where option.group == group {
            if let value = note(map, option.name, key: option.key) { read(option, value) }
        }
    }

    private mutating func read(_ option: SpecOption, _ value: SpecReader) {
        let before = value.log.problems.count
        switch option.kind {
        case .structure(let structure): read(structure, value)
        case .number(let range, let unit, let access):
            let number = value.number(in: range, unit.rawValue)
            access(&spec) { $0 = number }
        case .count(let range, _, let access):
            let count = value.count(in: range)
            access(&spec) { $0 = count }
        case .flag(let access):
            let flag = value.flag()
            access(&spec) { $0 = flag }
        case .choice(let access):
            let flag = value.flag()
            access(&spec) { $0 = flag }
        case .text(let words, let access):
            let text = text(option.key, value)
            check([text], value, since: before, words.problem)
            access(&spec) { $0 = text }
        case .texts(let words, let limit, let access):
            let texts = value.texts(limit)
            check(texts, value, since: before, words.problem)
            access(&spec) { $0 = texts }
        case .numbers(let range, let limit, let unit, let access):
            let numbers = value.numbers(in: range, limit: limit, unit.rawValue)
            access(&spec) { $0 = numbers }
        case .size(let range, let names, let number, let name):
            if case .text(let text, let isPlain) = value.node.content,
                !isPlain || SpecNumber.value(of: text[...]) == nil
            {
                let text = value.text()
                check([text], value, since: before) { SpecOption.Words.problem(withSize: $0, names, range) }
                name(&spec) { $0 = text }
            } else {
                let points = value.number(in: range, SpecOption.Unit.points.rawValue)
                number(&spec) { $0 = points }
            }
        case .hold(let range, let time, let persists):
            if value.node.text == "persist" {
                persists(&spec) { $0 = true }
            } else {
                let number = value.number(in: range, SpecOption.Unit.milliseconds.rawValue)
                time(&spec) { $0 = number }
            }
        }
    }

    private func text(_ key: String, _ value: SpecReader) -> String {
        key == "font" ? file(value.text()) { $0.contains("/") } : value.text()
    }

    /// Logs texts that are none of the words that an option knows, unless they could not even be read.
    private func check(
        _ texts: [String], _ value: SpecReader, since before: Int, _ problem: (String) -> Message?
    ) {
        guard value.log.problems.count == before else { return }
        for problem in texts.compactMap(problem) { value.problem(problem) }
    }

    /// Reads what has a form of its own.
    private mutating func read(_ structure: SpecOption.Structure, _ value: SpecReader) {
        switch structure {
        case .indicator: readIndicator(value)
        case .theme where value.isMap: spec.customTheme = ThemeReader.theme(value)
        case .theme: spec.theme = file(value.text(), ThemeFile.isPath)
        case .motion where value.isMap: spec.motion.custom = MotionReader(value).motion()
        case .motion: spec.motion.name = file(value.text(), MotionFile.isPath)
        case .label: readLabel(value)
        case .present: readPresentation(value)
        case .steps: readSteps(value)
        case .log: spec.operation.log = file(Self.logPath(value)) { _ in true }
        case .events: spec.operation.story = OperationReader.story(value)
        case .off: readRulesOff(value)
        }
    }

    private mutating func readIndicator(_ value: SpecReader) {
        let known = IndicatorKind.all
        let name = word(value, "indicator", known.map { $0.name })
        if let kind = known.first(where: { $0.name == name }) { spec.indicator = kind }
    }

    /// One of some words; another one is logged.
    private func word(_ value: SpecReader, _ kind: String, _ known: [String]) -> String {
        let before = value.log.problems.count
        let text = value.text()
        check([text], value, since: before, SpecOption.Words.one(of: known, kind).problem)
        return text
    }

    /// A name, or where it is that of a file the path of that file: files are looked for beside this one.
    private func file(_ name: String, _ isPath: (String) -> Bool) -> String {
        isPath(name) && !name.hasPrefix("/") ? folder + name : name
    }

    /// The value of a key, whose place is kept.
    private mutating func note(_ map: SpecMap, _ name: String, key: String? = nil) -> SpecReader? {
        guard let value = map[name] else { return nil }
        places[key ?? name] = Place(position: value.node.position, path: value.path)
        return value
    }

    private mutating func readLabel(_ reader: SpecReader) {
        guard reader.isMap else {
            spec.label.text = reader.text()
            return
        }
        let states = ValueState.allCases.map(\.rawValue)
        var map = reader.map()
        map.rejectKeys(except: states)
        for state in states {
            if let text = note(map, state, key: "label.\(state)") {
                spec.label.states[state] = text.text()
            }
        }
    }

    private mutating func readOperation(_ reader: SpecReader) {
        var map = reader.map()
        map.rejectKeys(except: SpecOption.keys(.operation), listing: SpecOption.listing(.operation))
        read(.operation, map)
        // An end is the last event, and what rules judge of it.
        guard spec.operation.story != nil, let last = map["events"]?.list(SpecTree.Limits().values).last,
            last.isMap
        else { return }
        let end = last.map()
        for (key, state) in [("failed", "error"), ("stalled", "error"), ("succeeded", "success")] {
            _ = note(end, key, key: "operation.\(state)")
        }
    }

    private mutating func readRulesOff(_ reader: SpecReader) {
        var off = reader.map()
        off.rejectKeys(except: Rule.all.map { $0.id }, Rule.noun, listing: "spindle list rules")
        for entry in off.entries {
            spec.check.off[entry.key] = off.value(of: entry).name("a rule is switched off with a reason")
        }
    }

    private mutating func readPresentation(_ reader: SpecReader) {
        let known = Presentation.all.map { $0.name }
        guard reader.isMap else {
            spec.present.name = word(reader, "presentation", known)
            return
        }
        var map = reader.map()
        map.rejectKeys(except: ["name"] + SpecOption.keys(.present))
        if let name = map.required("name") { spec.present.name = word(name, "presentation", known) }
        read(.present, map)
    }

    private mutating func readSteps(_ reader: SpecReader) {
        for (index, item) in reader.list(StepList.maxCount).enumerated() {
            places["steps.\(index)"] = Place(position: item.node.position, path: item.path)
            guard item.isMap else {
                let step = item.parsed(StepSpec.Item("")) { text throws(SpecError) in
                    try StepSpec.Item(parsing: text)
                }
                spec.steps.items.append(step)
                continue
            }
            var map = item.map()
            map.rejectKeys(except: ["name", "state", "icon", "dynamic"])
            spec.steps.items.append(
                StepSpec.Item(
                    map.required("name")?.text() ?? "",
                    state: map["state"].map { word($0, "state", StepState.allCases.map { $0.rawValue }) },
                    icon: map["icon"]?.text(),
                    isDynamic: map["dynamic"]?.flag() ?? false))
        }
    }

    /// The path of a log; a file cannot ask for standard input, for it may be read more than once.
    private static func logPath(_ reader: SpecReader) -> String {
        let path = reader.text()
        if path == "-" { reader.problem("name a file; standard input is for --log on the command line") }
        return path
    }
}

extension SpecReader {
    /// A text that says something.
    fileprivate func name(_ why: Message) -> String {
        let text = text()
        if case .text(_, isPlain: false) = node.content, text.allSatisfy(\.isWhitespace) { problem(why) }
        return text
    }
}
