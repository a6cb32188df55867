package import Basics
internal import Guidelines
internal import Indicators
internal import MotionCore
internal import Presentations
package import Requests

/// Reads a request to render out of a file.
package struct RenderReader {
    /// The position of a value in the file, with its path.
    package struct Place {
        package let position: FilePosition
        package let path: String

        package init(position: FilePosition, path: String) {
            self.position = position
            self.path = path
        }
    }

    /// The folder of the file, empty or with a slash at its end.
    package var folder = ""
    package private(set) var spec = RenderSpec()
    /// The place of every option that is given, by its key.
    package private(set) var places: [OptionKey: Place] = [:]

    package init(folder: String) { self.folder = folder }

    /// The place of an option, or where it is missing of the one that asks for it.
    package static func place(of option: OptionKey, in places: [OptionKey: Place]) -> Place? {
        places[option] ?? (option == .matte ? places[.to] : nil)
    }

    package mutating func read(_ reader: SpecReader) {
        var map = reader.map()
        if let problem = FileKind.spec.problem(with: map.entries) { return reader.problem(problem) }
        let (entries, presentation) = (map.entries, Self.presentation(map))
        map.rejectKeys(
            except: SpecOption.keys(.top), names: SpecOption.knownKeys(.top),
            listing: SpecOption.listing(.top),
            home: {
                SpecOption.home(of: $0, outside: .top, beside: presentation) ?? Self.motion(in: entries, $0)
            })
        read(.top, map)
        if var sheet = map["sheet"]?.map() {
            sheet.rejectKeys(
                except: SpecOption.keys(.sheet), names: SpecOption.knownKeys(.sheet),
                listing: SpecOption.listing(.sheet), home: { SpecOption.home(of: $0, outside: .sheet) })
            read(.sheet, sheet)
        }
        if let operation = note(map, "operation", key: .operation) { readOperation(operation) }
        if var check = note(map, "check", key: .check)?.map() {
            check.rejectKeys(
                except: SpecOption.keys(.check), home: Self.homeOutsideCheck)
            read(.check, check)
        }
    }

    /// The name of the presentation in a map; nil for none.
    package static func presentation(_ map: SpecMap) -> String? {
        guard let present = map["present"]?.node else { return nil }
        return present.text ?? present.entries?["name"]?.text
    }

    /// The message about a key whose value is the name of a motion; nil for any other value.
    private static func motion(in entries: [SpecNode.Entry], _ key: String) -> Message? {
        guard let name = entries[key]?.text, Motion.all.contains(where: { $0.name == name }) else {
            return nil
        }
        return "there is no key \(quoted(key)); write motion: \(name)"
    }

    /// The message about a key that belongs to another map than `check`. The expected time was once called duration.
    private static func homeOutsideCheck(_ key: String) -> Message? {
        if key != "duration" { return SpecOption.home(of: key, outside: .check) }
        return
            "\"duration\" is the length of a loop, and no part of check; write expected for how long the process takes"
    }

    /// Reads the options of a map that are there.
    private mutating func read(_ group: SpecOption.Group, _ map: SpecMap) {
        // Of all options a map has few, and a manifest has many maps.
        let given = Set(map.entries.map { $0.key })
        for option in SpecOption.all where option.group == group && given.contains(option.name) {
            if let value = note(map, option.name, key: option.key) { read(option, value) }
        }
    }

    /// Texts of several parts, which people take for lists.
    private static let joined: [OptionKey: String] = [
        .gradient: "red,blue", .span: "0.2:0.6", .value: "0:1", .arc: "20:280",
    ]

    /// The parts of a list as one such text; of other than two, where there must be two, an example.
    private static func joined(_ key: OptionKey, _ value: SpecReader) -> String? {
        guard let example = joined[key], case .list(let items) = value.node.content else { return nil }
        let (separator, texts) = (example.contains(":") ? ":" : ",", items.compactMap { $0.text })
        let isWhole = texts.count == items.count && (separator == "," ? texts.count > 1 : texts.count == 2)
        return isWhole ? texts.joined(separator: separator) : example
    }

    /// Whether a text is none of the values of an option, but each part between commas is one.
    private func areParts(_ text: String, _ slot: SpecOption.Slot) -> Bool {
        var spec = spec
        func fits(_ text: String) -> Bool {
            do throws(Message) { try slot.put(text, &spec) } catch { return false }
            return true
        }
        return !fits(text)
            && text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy {
                fits(String($0.drop { $0 == " " }))
            }
    }

    private mutating func read(_ option: SpecOption, _ value: SpecReader) {
        let before = value.log.problems.count
        if value.isList, !option.repeats, option.group == .top {
            let text = Self.joined(option.key, value).map { "write \(option.key): \($0); " } ?? ""
            return value.problem(
                "expected one value, found a list; \(text)for a variant of each, write matrix: {\(option.key): […]} in a manifest"
            )
        }
        switch option.kind {
        case .structure(let structure): read(structure, value)
        case .number(let range, let unit, let access):
            let number = value.setting(in: range, unit)
            access(&spec) { $0 = number }
        case .count(let range, let unit, let access):
            if let text = value.node.text, let problem = option.problem(withCount: text) {
                return value.problem(problem)
            }
            let count = value.count(in: range, unit)
            access(&spec) { $0 = count }
        case .flag(let access):
            let flag = value.flag()
            access(&spec) { $0 = flag }
        case .choice(let access):
            let flag = value.flag()
            access(&spec) { $0 = flag }
        case .text(let words, let slot):
            let text = words.areRead ? value.words() : text(option.key, value)
            put([text], value, since: before, slot)
        case .texts(let words, let limit, let slot):
            let isOne = if case .one = words { true } else { false }
            if let text = value.node.text, text.contains(","), isOne || areParts(text, slot) {
                return value.problem("a list needs brackets: write \(option.name): [\(text)]")
            }
            put(value.texts(limit, areWords: words.areRead), value, since: before, slot)
        case .numbers(let range, let limit, let unit, let access):
            if let text = value.node.text, text.contains(",") {
                return value.problem("a list needs brackets: write \(option.name): [\(text)]")
            }
            let numbers = value.numbers(in: range, limit: limit, unit)
            access(&spec) { $0 = numbers }
        case .size(let range, let access):
            let extent = extent(value, range)
            access(&spec) { $0 = extent }
        case .hold(let range, let time, let persists):
            if value.node.text == "persist" {
                persists(&spec) { $0 = true }
            } else {
                let number = value.setting(in: range, .milliseconds)
                time(&spec) { $0 = number }
            }
        }
    }

    /// A number of points, or one of the sizes that themes have.
    private func extent(_ value: SpecReader, _ range: ClosedRange<Double>) -> RingExtent? {
        guard let text = value.node.text, !text.isEmpty else {
            return .points(value.number(in: range, .points))
        }
        if let name = RingSize.Name(rawValue: text) { return .named(name) }
        if let side = SpecOption.side(text) { return .points(value.with(side).number(in: range, .points)) }
        let isNumber = SpecNumber.value(of: SpecUnit.points.number(text)[...]) != nil
        if !isNumber, let problem = SpecOption.problem(withSize: text, range) {
            value.problem(problem)
            return nil
        }
        return .points(value.number(in: range, .points))
    }

    private func text(_ key: OptionKey, _ value: SpecReader) -> String {
        switch key {
        case .font: Self.file(value.text(), in: folder) { $0.contains("/") }
        case .shape, .center: Self.file(value.text(), in: folder) { InputPath.isPath($0, of: key) }
        default: value.text()
        }
    }

    /// Keeps texts, and logs those that are no values, unless they could not even be read.
    private mutating func put(
        _ texts: [String], _ value: SpecReader, since before: Int, _ slot: SpecOption.Slot
    ) {
        guard value.log.problems.count == before else { return }
        for text in texts { understand(value) { (spec) throws(Message) in try slot.put(text, &spec) } }
    }

    /// Keeps what is understood of a text, or logs why it is none.
    private mutating func understand(
        _ value: SpecReader, _ read: (inout RenderSpec) throws(Message) -> Void
    ) {
        do throws(Message) { try read(&spec) } catch { value.problem(error) }
    }

    /// Reads a text, unless it could not even be read.
    ///
    /// - Parameter areWords: Whether somebody reads it.
    private mutating func understand(
        text value: SpecReader, areWords: Bool = false,
        _ read: (String, inout RenderSpec) throws(Message) -> Void
    ) {
        let before = value.log.problems.count
        let text = areWords ? value.words() : value.text()
        guard value.log.problems.count == before else { return }
        understand(value) { (spec) throws(Message) in try read(text, &spec) }
    }

    /// Reads what has a form of its own.
    private mutating func read(_ structure: SpecOption.Structure, _ value: SpecReader) {
        switch structure {
        case .indicator: readIndicator(value)
        case .theme where value.isMap: spec.theme = ThemeReader.theme(value)
        case .theme:
            understand(text: value) { [folder] (text, spec) throws(Message) in
                let path = Self.file(text, in: folder) { SpecPath.themeFile($0) != nil }
                spec.themeSource = try Source(theme: path)
            }
        case .motion where value.isMap:
            let motion = MotionReader(value)
            spec.motion = motion.motion()
            places[.period] = motion.places[.period].map { Place(position: $0.position, path: $0.path) }
        case .motion:
            understand(text: value) { [folder] (text, spec) throws(Message) in
                spec.animation.motion = try Source(parsing: Self.file(text, in: folder, SpecPath.isFile))
            }
        case .label: readLabel(value)
        case .present: readPresentation(value)
        case .steps: readSteps(value)
        case .log: spec.operation.log = Self.file(Self.logPath(value), in: folder) { _ in true }
        case .events: spec.operation.story = OperationReader.story(value)
        case .off: readRulesOff(value)
        }
    }

    private mutating func readIndicator(_ value: SpecReader) {
        understand(text: value) { (text, spec) throws(Message) in
            spec.kind = try .read(text)
        }
    }

    /// A name, or where it is that of a file the path of that file: files are looked for beside this one.
    private static func file(_ name: String, in folder: String, _ isPath: (String) -> Bool) -> String {
        isPath(name) && !name.hasPrefix("/") ? folder + name : name
    }

    /// The value of a key, whose place is kept.
    private mutating func note(_ map: SpecMap, _ name: String, key: OptionKey) -> SpecReader? {
        guard let value = map[name] else { return nil }
        places[key] = Place(position: value.node.position, path: value.path)
        return value
    }

    private mutating func readLabel(_ reader: SpecReader) {
        guard reader.isMap else {
            spec.label.text = reader.words()
            return
        }
        var map = reader.map()
        map.rejectKeys(except: ValueState.allCases.map { $0.rawValue })
        for state in ValueState.allCases {
            if let text = note(map, state.rawValue, key: .label.part(state.rawValue)) {
                spec.label.states[state] = text.words()
            }
        }
    }

    private mutating func readOperation(_ reader: SpecReader) {
        var map = reader.map()
        map.rejectKeys(
            except: SpecOption.keys(.operation), listing: SpecOption.listing(.operation),
            home: { SpecOption.home(of: $0, outside: .operation) })
        read(.operation, map)
        // An end is the last event, and what rules judge of it.
        guard spec.operation.story != nil, let last = map["events"]?.list(SpecNode.maxCount).last,
            last.isMap
        else { return }
        let end = last.map()
        for (key, state) in [("failed", "error"), ("stalled", "error"), ("succeeded", "success")] {
            _ = note(end, key, key: .operation.part(state))
        }
    }

    private mutating func readRulesOff(_ reader: SpecReader) {
        var off = reader.map()
        off.rejectKeys(except: Rule.all.map { $0.id }, Rule.noun, listing: "spindle list rules")
        for entry in off.entries {
            spec.check.off[entry.key] = off.value(of: entry).name("a rule needs a reason to be switched off")
        }
    }

    private mutating func readPresentation(_ reader: SpecReader) {
        guard reader.isMap else {
            readPresentationName(reader)
            return
        }
        var map = reader.map()
        map.rejectKeys(
            except: ["name"] + SpecOption.keys(.present),
            names: [KnownName("name", synonyms: ["presentation", "in", "on", "kind", "type", "as"])],
            home: { SpecOption.home(of: $0, outside: .present) })
        if let name = map.required("name") { readPresentationName(name) }
        read(.present, map)
    }

    private mutating func readPresentationName(_ name: SpecReader) {
        understand(text: name) { (text, spec) throws(Message) in
            spec.presentation = try .read(text)
        }
    }

    private mutating func readSteps(_ reader: SpecReader) {
        for (index, item) in reader.list(StepList.maxCount).enumerated() {
            places[.steps.part("\(index)")] = Place(position: item.node.position, path: item.path)
            guard item.isMap else {
                understand(text: item, areWords: true) { (text, spec) throws(Message) in
                    spec.steps.items.append(try StepSpec.Item(parsing: text))
                }
                continue
            }
            var map = item.map()
            map.rejectKeys(
                except: ["name", "state", "icon", "dynamic", "pressed"],
                names: [KnownName("name", synonyms: ["title", "label", "text", "step", "id"])])
            let name = map.required("name")
            if let name {
                places[.steps.part("\(index).name")] = Place(position: name.node.position, path: name.path)
            }
            var step = StepSpec.Item(name?.words() ?? "")
            if let state = map["state"] {
                understand(text: state) { (text, _) throws(Message) in
                    step.state = try StepState(parsing: text)
                }
            }
            if let icon = map["icon"] {
                understand(text: icon) { (text, _) throws(Message) in
                    step.icon = try StepIcon(parsing: text)
                }
            }
            step.isDynamic = map["dynamic"]?.flag() ?? false
            step.isPressed = map["pressed"]?.flag() ?? false
            spec.steps.items.append(step)
        }
    }

    /// The path of a log; a file cannot ask for standard input, for it may be read more than once.
    private static func logPath(_ reader: SpecReader) -> String {
        let path = reader.text()
        if path == "-" {
            reader.problem("name a file; standard input works only with --log on the command line")
        }
        return path
    }
}

extension SpecReader {
    /// A text that says something.
    fileprivate func name(_ why: Message) -> String {
        let text = words()
        if case .text(_, isPlain: false) = node.content, text.allSatisfy({ $0.isWhitespace }) { problem(why) }
        return text
    }
}

extension SpecOption.Words {
    /// Whether people read them, or rules do in their stead.
    fileprivate var areRead: Bool {
        switch self {
        case .short, .name: true
        case .any, .one, .open, .numeric: false
        }
    }
}
