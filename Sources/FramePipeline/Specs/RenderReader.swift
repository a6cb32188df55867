internal import Exports
internal import Imaging
internal import Indicators
internal import MotionCore

/// Reads a request to render out of a file.
struct RenderReader {
    /// Where something stands in the file.
    struct Place {
        let position: FilePosition
        let path: String
    }

    /// The folder of the file, empty or with a slash at its end.
    var folder = ""
    private(set) var spec = RenderSpec()
    /// The place of every option that is given, by its flag.
    private(set) var places: [String: Place] = [:]

    /// A key, and what its value becomes.
    private typealias Field = (key: String, read: @Sendable (SpecReader, inout RenderSpec) -> Void)

    private static let fields: [Field] = motionFields + lookFields + stateFields + stepFields + outputFields

    /// All keys, those of sheets and presentations aside.
    static let keys =
        ["indicator", "theme", "motion", "label", "steps", "operation", "present", "check", "sheet"]
        + fields.map(\.key)
    static let sheetKeys = sheetFields.map(\.key)
    static let presentKeys = presentFields.map(\.key)

    mutating func read(_ reader: SpecReader) {
        var map = reader.map()
        map.refuseKeys(except: Self.keys)
        if let kind = note(map, "indicator") {
            let known = IndicatorKind.all
            let name = kind.text()
            if let kind = known.first(where: { $0.name == name }) {
                spec.indicator = kind
            } else if !name.isEmpty {
                kind.problem(UnknownName(kind: "indicator", name: name, known: known.map(\.name)))
            }
        }
        if let theme = note(map, "theme") {
            if theme.isMap {
                spec.customTheme = ThemeReader.theme(theme)
            } else {
                spec.theme = file(theme.text(), ThemeFile.isPath)
            }
        }
        if let motion = note(map, "motion") {
            if motion.isMap {
                spec.motion.custom = MotionReader(motion).motion()
            } else {
                spec.motion.name = file(motion.text(), MotionFile.isPath)
            }
        }
        if let label = note(map, "label") { readLabel(label) }
        if let steps = note(map, "steps", flag: "--step") { readSteps(steps) }
        if let operation = note(map, "operation") {
            OperationReader.read(operation, into: &spec.operation)
            noteOperation(operation)
        }
        if let present = note(map, "present") { readPresentation(present) }
        if let check = note(map, "check") { readCheck(check) }
        for field in Self.fields {
            if let value = note(map, field.key) { field.read(value, &spec) }
        }
        if let log = spec.operation.log { spec.operation.log = file(log) { _ in true } }
        if let font = spec.label.font { spec.label.font = file(font) { $0.contains("/") } }
        guard var sheet = map["sheet"]?.map() else { return }
        sheet.refuseKeys(except: Self.sheetKeys)
        for field in Self.sheetFields {
            if let value = note(sheet, field.key) { field.read(value, &spec) }
        }
    }

    /// A name, or where it is that of a file the path of that file: files are looked for beside this one.
    private func file(_ name: String, _ isPath: (String) -> Bool) -> String {
        isPath(name) && !name.hasPrefix("/") ? folder + name : name
    }

    /// The value of a key, whose place is kept.
    private mutating func note(_ map: SpecMap, _ key: String, flag: String? = nil) -> SpecReader? {
        guard let value = map[key] else { return nil }
        places[flag ?? "--" + key] = Place(position: value.node.position, path: value.path)
        return value
    }

    private mutating func readLabel(_ reader: SpecReader) {
        guard reader.isMap else {
            spec.label.text = reader.text()
            return
        }
        let states = ValueState.allCases.map(\.rawValue)
        var map = reader.map()
        map.refuseKeys(except: states)
        for state in states {
            if let text = note(map, state, flag: "--label.\(state)") {
                spec.label.states[state] = text.text()
            }
        }
    }

    /// The places of what rules judge of an operation.
    private mutating func noteOperation(_ reader: SpecReader) {
        guard reader.isMap, spec.operation.story != nil else { return }
        let map = reader.map()
        for key in ["label-after", "expected", "wait-text"] { _ = note(map, key, flag: "--operation.\(key)") }
        // An end is the last event.
        guard let last = map["events"]?.list(SpecTree.Limits().values).last, last.isMap else { return }
        let end = last.map()
        for (key, state) in [("failed", "error"), ("stalled", "error"), ("succeeded", "success")] {
            _ = note(end, key, flag: "--operation.\(state)")
        }
    }

    private mutating func readCheck(_ reader: SpecReader) {
        var map = reader.map()
        map.refuseKeys(except: CheckSpec.keys)
        func value(_ key: String) -> SpecReader? { note(map, key, flag: "--check.\(key)") }
        spec.check.activity = value("activity")?.name()
        spec.check.screen = value("screen")?.name()
        spec.check.duration = value("duration")?.number(in: CheckSpec.durationRange, "ms")
        guard var off = map["off"]?.map() else { return }
        off.refuseKeys(except: Rule.all.map(\.id), "rule")
        for entry in off.entries {
            spec.check.off[entry.key] = off.value(of: entry).name("a rule is switched off with a reason")
        }
    }

    private mutating func readPresentation(_ reader: SpecReader) {
        guard reader.isMap else {
            spec.present.name = reader.text()
            return
        }
        var map = reader.map()
        map.refuseKeys(except: ["name"] + Self.presentFields.map(\.key))
        if let name = map.required("name") { spec.present.name = name.text() }
        for field in Self.presentFields {
            if let value = note(map, field.key) { field.read(value, &spec) }
        }
    }

    private static let presentFields: [Field] = [
        ("screen", { $1.present.screen = $0.text() }),
        ("message", { $1.present.message = $0.text() }),
        ("cancel", { $1.present.cancel = $0.text() }),
        ("pull", { $1.present.pull = $0.text() }),
    ]

    private mutating func readSteps(_ reader: SpecReader) {
        for (index, item) in reader.list(StepList.most).enumerated() {
            places["--step.\(index)"] = Place(position: item.node.position, path: item.path)
            guard item.isMap else {
                let step = item.parsed(StepSpec.Item("")) { text throws(SpecError) in
                    try StepSpec.Item(parsing: text)
                }
                spec.steps.items.append(step)
                continue
            }
            var map = item.map()
            map.refuseKeys(except: ["name", "state", "icon", "dynamic"])
            spec.steps.items.append(
                StepSpec.Item(
                    map.required("name")?.text() ?? "", state: map["state"]?.text(),
                    icon: map["icon"]?.text(),
                    isDynamic: map["dynamic"]?.flag() ?? false))
        }
    }

    private static let stepFields: [Field] = [
        ("view", { $1.steps.view = $0.text() }),
        ("flow", { $1.steps.flow = $0.text() }),
        ("content", { $1.steps.content = $0.text() }),
        ("current", { $1.steps.current = $0.text() }),
        ("header", { $1.steps.header = $0.flag() }),
        ("names", { $1.steps.names = $0.flag() }),
        ("all-steps-text", { $1.steps.allSteps = $0.text() }),
        ("count-text", { $1.steps.count = $0.text() }),
    ]

    private static let motionFields: [Field] = [
        ("value", { $1.motion.value = $0.text() }),
        ("easing", { $1.motion.easing = $0.text() }),
        ("faithful", { $1.motion.faithful = $0.flag() }),
        ("fps", { $1.motion.fps = $0.number(in: MotionSpec.fpsRange, "frames a second") }),
        ("frames", { $1.motion.frames = $0.count(in: 1...Timeline.maxFramesRange.upperBound) }),
        ("max-frames", { $1.motion.maxFrames = $0.count(in: Timeline.maxFramesRange) }),
    ]

    private static let lookFields: [Field] = [
        ("size", { $1.setSize($0) }),
        ("stroke", { $1.stroke = length($0) }),
        ("inset-caps", { $1.insetCaps = $0.flag() }),
        ("current-color", { $1.currentColor = $0.flag() }),
        ("width", { $1.width = length($0) }),
        ("height", { $1.height = length($0) }),
        ("stop", { $1.stop = length($0) }),
        ("buffer", { $1.buffer = $0.number(in: 0...1) }),
        ("cap", { $1.cap = $0.text() }),
        ("gap", { $1.gap = length($0) }),
        ("color", { $1.colors = $0.texts(64) }),
        ("theme-color", { $1.themeColors = $0.texts(64) }),
        ("track", { $1.track = $0.text() }),
        ("direction", { $1.direction = $0.text() }),
        ("background", { $1.background = $0.text() }),
        ("margin", { $1.margin = length($0) }),
        ("template", { $1.template = $0.text() }),
        ("scale", { $1.scales = $0.numbers(in: RenderJob.scaleRange, most: 64, "pixels per point") }),
        ("max-frame-side", { $1.maxFrameSide = $0.count(in: 1...RenderJob.largestFrameSide) }),
    ]

    private static let stateFields: [Field] = [
        ("state", { $1.state.state = $0.text() }),
        ("transition", { $1.state.transition = $0.text() }),
        ("t0", { $1.state.t0 = $0.number(in: 0...TransitionSpec.longestTime, "ms") }),
        ("log", { $1.operation.log = logPath($0) }),
        ("log-unit", { $1.operation.logUnit = $0.text() }),
        ("log-total", { $1.operation.logTotal = $0.number(in: OperationSpec.totals) }),
        ("glyph", { $1.state.glyph = $0.text() }),
        ("progress-text", { $1.label.progressText = $0.text() }),
        ("progress-total", { $1.label.total = $0.count(in: LabelSpec.totalRange) }),
        ("progress-placement", { $1.label.placement = $0.text() }),
        ("font", { $1.label.font = $0.text() }),
    ]

    private static let outputFields: [Field] = [
        ("name", { $1.name = $0.text() }),
        ("sidecar", { $1.access.sidecars = $0.texts(64) }),
        ("reduced-motion", { $1.access.reducedMotion = $0.text() }),
        ("with-reduced-motion", { $1.access.variants = $0.texts(64) }),
        ("reduced-text", { $1.access.reducedTexts = $0.texts(ReducedMotion.mostTexts) }),
        ("started-by", { $1.access.startedBy = $0.text() }),
        ("to", { $1.formats = $0.texts(64) }),
        ("compression", { $1.compression = $0.text() }),
        ("matte", { $1.matte = $0.text() }),
    ]

    private static let sheetFields: [Field] = [
        ("layout", { $1.sheet.layout = $0.text() }),
        ("columns", { $1.sheet.columns = $0.count(in: 1...65535) }),
        ("padding", { $1.sheet.padding = length($0) }),
        ("border", { $1.sheet.border = length($0) }),
        ("extrude", { $1.sheet.extrude = length($0) }),
        ("max-side", { $1.sheet.maxSide = $0.count(in: 1...65535) }),
        ("max-page-pixels", { $1.sheet.maxPagePixels = $0.count(in: SheetOptions.pagePixelsRange) }),
        ("dialect", { $1.sheet.dialects = $0.texts(64) }),
        ("sides", { $1.sheet.sides = $0.text() }),
        ("square", { $1.sheet.square = $0.flag() }),
        ("trim", { $1.sheet.trim = $0.text() }),
        ("alpha", { $1.sheet.alpha = $0.text() }),
        ("bleed", { $1.sheet.bleed = $0.flag() }),
        ("tag", { $1.sheet.tags = $0.texts(SheetOptions.mostTags) }),
        ("loop", { $1.sheet.loop = $0.text() }),
    ]

    /// The path of a log; a file cannot ask for standard input, for it may be read more than once.
    private static func logPath(_ reader: SpecReader) -> String {
        let path = reader.text()
        if path == "-" { reader.problem("name a file; standard input is for --log on the command line") }
        return path
    }

    /// What is too long or too short is told by whatever takes the length.
    private static func length(_ reader: SpecReader) -> Double {
        reader.number(in: 0...RenderJob.sizeRange.upperBound, "points")
    }
}

extension SpecReader {
    /// A text that says something.
    fileprivate func name(_ why: String = "a name has at least one letter") -> String {
        let text = text()
        if case .text(_, isPlain: false) = node.content, text.allSatisfy(\.isWhitespace) { problem(why) }
        return text
    }
}

extension RenderSpec {
    fileprivate mutating func setSize(_ reader: SpecReader) {
        if case .text(let text, true) = reader.node.content, SpecNumber.value(of: text[...]) == nil {
            sizeName = reader.text()
        } else {
            size = reader.number(in: RenderJob.sizeRange, "points")
        }
    }
}
