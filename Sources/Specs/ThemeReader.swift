internal import Basics
internal import Drawing
package import Indicators
internal import MotionCore
internal import Requests

/// Reads a theme out of a file, or out of a part of one.
package enum ThemeReader {
    package static func theme(_ reader: SpecReader) -> Theme {
        var map = reader.map()
        map.rejectKeys(except: ThemeFields.keys, home: ThemeFields.home)
        var theme = ThemeLooks(map).theme()
        if let wanted = map["look"], let look = look(wanted) {
            if let one = theme.only(look) {
                theme = one
            } else {
                let looks = theme.looks.map { $0.rawValue }.joined(separator: ", ")
                wanted.problem(
                    looks.isEmpty
                        ? "the theme has no looks; add \(look.rawValue): {…} to it"
                        : "the theme has no look \(quoted(look.rawValue)), only \(looks); add \(look.rawValue): {…} to it"
                )
            }
        }
        return theme
    }

    private static func look(_ reader: SpecReader) -> ThemeLook? {
        reader.parsed(nil) { (name) throws(UnknownName) in
            guard let look = ThemeLook(rawValue: name) else {
                throw UnknownName(kind: "look", name: name, known: ThemeFields.looks)
            }
            return look
        }
    }

    /// Changes a theme by what a map says for all looks, or for one.
    ///
    /// - Parameter isDark: Whether it is for dark screens, for which pairs have their second color.
    static func read(_ map: SpecMap, into theme: inout Theme, isDark: Bool) {
        if let name = map["name"]?.text() { theme.name = name }
        if let summary = map["summary"]?.text() { theme.summary = summary }
        if let source = map["source"]?.text() { theme.sources = [ThemeSource("everything", source)] }
        if let colors = map["color"]?.texts(64) {
            theme.colors = colors.compactMap { color($0, isDark, map["color"]) }
            if let first = theme.colors.first { theme[.indicator] = first }
        }
        if let gradient = map["gradient"] {
            theme.gradient = gradient.parsed(theme.gradient) { (text) throws(Message) in
                let halves: (light: String, dark: String)?
                do throws(ColorError) { halves = try Gradient.halves(of: text) } catch { throw error.message }
                return try Gradient(parsing: (isDark ? halves?.dark : halves?.light) ?? text)
            }
        }
        if let colors = map["colors"] { read(colors, into: &theme, isDark) }
        if let motion = map["motion"] { theme.motion = self.motion(motion, theme.motion) }
        if let motion = map["linear-motion"] { theme.linearMotion = self.motion(motion, theme.linearMotion) }
        readMetrics(map, into: &theme.metrics)
        if let style = map["glyph-style"]?.choice("glyph style", theme.metrics.signs) {
            (theme.metrics.signs, theme.metrics.checkoutSigns) = (style, nil)
        }
        if let type = map["type"] { read(type, into: &theme.type) }
    }

    /// The theme that a base names.
    static func base(_ reader: SpecReader) -> Theme {
        reader.parsed(Theme.standard) { (name) throws(UnknownName) in try Theme.named(name) }
    }

    /// A color on light or on dark screens; where it is none, that is logged at its place.
    private static func color(_ text: String, _ isDark: Bool, _ place: SpecReader?) -> Color? {
        do throws(ColorError) {
            let halves = try ColorPair.halves(of: text)
            return try Color(parsing: (isDark ? halves?.dark : halves?.light) ?? text)
        } catch {
            place?.problem(error.message)
            return nil
        }
    }

    private static func read(_ colors: SpecReader, into theme: inout Theme, _ isDark: Bool) {
        var map = colors.map()
        map.rejectKeys(except: ThemeSlot.allCases.map { $0.rawValue }, listing: "spindle list themes --json")
        for slot in ThemeSlot.allCases {
            guard let color = map[slot.rawValue] else { continue }
            theme[slot] = color.parsed(theme[slot]) { (text) throws(ColorError) in
                let halves = try ColorPair.halves(of: text)
                return try Color(parsing: (isDark ? halves?.dark : halves?.light) ?? text)
            }
        }
    }

    private static func motion(_ reader: SpecReader, _ fallback: Motion) -> Motion {
        reader.parsed(fallback) { name throws(UnknownName) in try Motion.named(name) }
    }

    private static func readMetrics(_ map: SpecMap, into metrics: inout ThemeMetrics) {
        func length(_ key: String, _ value: inout Double) {
            if let number = map[key]?.number(in: 0...IndicatorLimits.sizes.upperBound, .points) {
                value = number
            }
        }
        length("gap", &metrics.gap)
        length("stop", &metrics.stop)
        length("label-gap", &metrics.labelGap)
        length("linear-label-gap", &metrics.linearLabelGap)
        if let shows = map["track"]?.flag() {
            (metrics.showsTrack, metrics.showsRunningTrack) = (shows, shows)
        }
        if let shows = map["running-track"]?.flag() {
            (metrics.showsRunningTrack, metrics.trackMotions) = (shows, [])
        }
        if let opacity = map["running-opacity"]?.number(in: 0...1, .none) { metrics.runningOpacity = opacity }
        if let shows = map["linear-track"]?.flag() { metrics.showsLinearTrack = shows }
        if let cap = map["cap"]?.choice("cap", metrics.cap) { metrics.cap = cap }
        if var sizes = map["sizes"]?.map() {
            sizes.rejectKeys(except: RingSize.Name.allCases.map { $0.rawValue })
            if let size = sizes["small"] { read(size, into: &metrics.small) }
            if let size = sizes["medium"] { read(size, into: &metrics.medium) }
            if let size = sizes["large"] { read(size, into: &metrics.large) }
        }
        if var linear = map["linear"]?.map() {
            linear.rejectKeys(except: ["width", "height"])
            let sizes = IndicatorLimits.sizes
            if let width = linear["width"]?.number(in: sizes, .points) { metrics.linearWidth = width }
            if let height = linear["height"]?.number(
                in: IndicatorLimits.thinnestStroke...metrics.linearWidth, .points)
            {
                metrics.linearHeight = height
            }
        }
    }

    private static func read(_ reader: SpecReader, into ring: inout RingSize) {
        var map = reader.map()
        map.rejectKeys(except: ["size", "stroke"])
        if let size = map["size"]?.number(in: IndicatorLimits.sizes, .points) {
            ring = RingSize(size, stroke: ring.stroke * size / ring.size)
        }
        if let stroke = map["stroke"]?.number(
            in: IndicatorLimits.thinnestStroke...max(ring.size / 2, IndicatorLimits.thinnestStroke), .points)
        {
            ring.stroke = stroke
        }
    }

    private static func read(_ reader: SpecReader, into type: inout ThemeType) {
        var map = reader.map()
        map.rejectKeys(except: Style.allCases.map { $0.rawValue })
        // The label of a bar is what other labels are, unless the base has another one for it.
        let isShared = type.linearLabel == type.label
        for key in Style.allCases {
            if key == .linearLabel, isShared { type.linearLabel = type.label }
            guard let reader = map[key.rawValue] else { continue }
            switch key {
            case .label: read(reader, into: &type.label)
            case .linearLabel: read(reader, into: &type.linearLabel)
            case .percentage: readPercentage(reader, into: &type)
            case .message: read(reader, into: &type.message)
            case .title: read(reader, into: &type.title)
            case .toast: read(reader, into: &type.toast)
            case .button: read(reader, into: &type.button)
            case .stepName: read(reader, into: &type.stepName)
            case .stepListName: read(reader, into: &type.stepListName)
            }
        }
    }

    /// The styles of type that a file may change.
    private enum Style: String, CaseIterable {
        case label
        case linearLabel = "linear-label"
        case percentage, message, title, toast, button
        case stepName = "step-name"
        case stepListName = "step-list-name"
    }

    /// Its size is in points, or a percentage of the ring around it.
    private static func readPercentage(_ reader: SpecReader, into type: inout ThemeType) {
        guard let size = reader.node.entries?["size"] else {
            return read(reader, into: &type.percentage)
        }
        type.ringText = .fixed
        guard let text = size.text, text.hasSuffix("%") else { return read(reader, into: &type.percentage) }
        let share = SpecReader(node: size, path: "\(reader.path).size", log: reader.log)
            .with(String(text.dropLast())).number(in: ThemeFields.shareRange)
        type.ringText = .share(share / 100)
        let rest = reader.map().entries.filter { $0.key != "size" }
        read(
            SpecReader(
                node: SpecNode(content: .map(rest), position: reader.node.position), path: reader.path,
                log: reader.log), into: &type.percentage)
    }

    private static func read(_ reader: SpecReader, into style: inout TypeStyle) {
        var map = reader.map()
        map.rejectKeys(except: ["size", "line-height", "weight", "tracking"])
        let sizes = ThemeFields.typeSizeRange
        if let size = map["size"]?.number(in: sizes, .points) {
            style.lineHeight *= size / style.size
            style.size = size
        }
        if let height = map["line-height"]?.number(in: sizes, .points) { style.lineHeight = height }
        if let weight = map["weight"]?.count(in: ThemeFields.weightRange) { style.weight = weight }
        if let tracking = map["tracking"]?.number(in: ThemeFields.trackingRange, .points) {
            style.tracking = tracking
        }
    }
}
