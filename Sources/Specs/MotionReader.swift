package import Basics
internal import Formats
internal import Indicators
package import MotionCore

/// Reads a motion out of a file.
package struct MotionReader {
    let map: SpecMap
    private let kind: MotionFields.Kind
    let length: Double
    /// The published motion that the file adjusts; nil where it has one of its own.
    private let base: Motion?

    package init(_ reader: SpecReader) {
        var map = reader.map()
        if let base = map["base"] {
            map.rejectKeys(except: MotionFields.baseKeys, home: Self.homeBesideBase)
            self.base = base.parsed(.fluent) { name throws(SpecError) in try Self.published(name) }
            (self.map, kind, length) = (map, .arc, self.base?.period ?? 1)
            return
        }
        base = nil
        let written = map["kind"]
        let kind: MotionFields.Kind =
            written?.choice("kind", .arc, names: MotionFields.Kind.knownNames) ?? .arc
        self.kind = kind
        let isUnknown = written.map { $0.node.text != kind.rawValue } ?? Self.lacksKind(map)
        map.rejectKeys(
            except: isUnknown ? Array(MotionFields.keys) : MotionFields.commonKeys + kind.keys,
            names: [KnownName("kind", synonyms: ["type", "form"])],
            home: { isUnknown ? nil : Self.home(of: $0, beside: kind) })
        // All further checks depend on the kind that is meant.
        self.map = isUnknown ? SpecMap(reader: reader, entries: [], isMap: false) : map
        length = self.map.required("period")?.number(in: MotionFields.periodRange, .milliseconds) ?? 1
    }

    /// The same for tracks of another period.
    private func paced(_ period: Double) -> MotionReader {
        MotionReader(map: map, kind: kind, length: period, base: base)
    }

    private init(map: SpecMap, kind: MotionFields.Kind, length: Double, base: Motion?) {
        self.map = map
        self.kind = kind
        self.length = length
        self.base = base
    }

    private static func published(_ name: String) throws(SpecError) -> Motion {
        do throws(UnknownName) {
            let motion = try Motion.named(name)
            if motion.kind != .determinate { return motion }
        } catch {
            throw SpecError(at: "base", "\(error)")
        }
        throw SpecError(at: "base", "determinate shows a value and does not run; name a running motion")
    }

    /// Whether the keys are those of another kind than an arc, which is not named; that is then said.
    private static func lacksKind(_ map: SpecMap) -> Bool {
        if map["head"] != nil || map["tail"] != nil { return false }
        guard
            let entry = map.entries.first(where: { entry in
                !MotionFields.commonKeys.contains(entry.key) && MotionFields.keys.contains(entry.key)
                    && !MotionFields.Kind.arc.keys.contains(entry.key)
            })
        else { return false }
        map.reader.log.add(
            SpecProblem(
                position: entry.position, path: map.reader.path,
                message: "\(quoted(entry.key)) needs a kind; add \(kinds(with: entry.key, "kind: "))"))
        return true
    }

    private static func home(of key: String, beside kind: MotionFields.Kind) -> Message? {
        if MotionFields.baseKeys.contains(key) { return nil }
        let kinds = kinds(with: key, "")
        return kinds.isEmpty
            ? nil : "there is no key \(quoted(key)) in kind: \(kind.rawValue); it belongs to \(kinds)"
    }

    /// The kinds that have a key of their own.
    private static func kinds(with key: String, _ prefix: String) -> String {
        let names = MotionFields.Kind.allCases.filter { $0.keys.contains(key) }.map { prefix + $0.rawValue }
        return names.dropFirst().reduce(names.first ?? "") { $0 + " or " + $1 }
    }

    private static func homeBesideBase(_ key: String) -> Message? {
        guard MotionFields.keys.contains(key) else { return nil }
        let options: [String: OptionKey] = [
            "amplitude": .waveAmplitude, "wavelength": .wavelength, "wave-speed": .waveSpeed,
        ]
        if let option = options[key] {
            return
                "\(quoted(key)) is the published motion's where there is a base; leave it out, and give the option \(option) instead"
        }
        return "\(quoted(key)) is the published motion's where there is a base; leave one of them out"
    }

    /// The position of a value in the file, with its path.
    package struct Place {
        package let position: FilePosition
        package let path: String
    }

    /// The places of the adjustments and, as ``OptionKey/period``, of the value that determines the length of the loop.
    package var places: [OptionKey: Place] {
        var places: [OptionKey: Place] = [:]
        func note(_ key: OptionKey, _ reader: SpecReader) {
            places[key] = Place(position: reader.node.position, path: reader.path)
        }
        for key in MotionFields.adjustmentKeys {
            if let reader = map[key] { note(OptionKey(spelled: key), reader) }
        }
        note(.period, map["duration"] ?? map["speed"] ?? map["period"] ?? map.reader)
        return places
    }

    package func motion() -> Motion {
        let motion = base.map { Motion(based: $0, name: name(), map) } ?? own()
        return map.adjusted(motion)
    }

    private func own() -> Motion {
        let size = map["size"]?.number(in: IndicatorLimits.sizes, .points) ?? IndicatorLimits.defaultSize
        let thickest = kind == .arc || kind == .wave ? size / 2 : size
        let strokes = IndicatorLimits.thinnestStroke...max(thickest, IndicatorLimits.thinnestStroke)
        return Motion(
            name: name(), summary: map["summary"]?.text() ?? "", source: map["source"]?.text() ?? "",
            kind: moving(), size: size,
            stroke: map["stroke"]?.number(in: strokes, .points) ?? size / 12,
            cap: map["cap"]?.choice("cap", .round) ?? .round, colorChange: map["color"].map(color))
    }

    private func name() -> String {
        guard let reader = map.required("name") else { return "" }
        let name = reader.text()
        if !name.isEmpty, let problem = AssetName.problem(with: name) { reader.problem(Message(problem)) }
        return name
    }

    private func moving() -> Motion.Kind {
        switch kind {
        case .arc: return .arc(arc())
        case .bars:
            return .bars(
                BarChoreography(period: length, bars: bars(length), areTiles: map["tiles"]?.flag() ?? false))
        case .spokes:
            let opacity = staggered("opacity")
            let inner = map.required("inner-radius")?.number(in: MotionFields.lengthRange, .points) ?? 0
            let outer = map.required("outer-radius")?.number(
                in: inner...MotionFields.lengthRange.upperBound, .points)
            return .spokes(SpokeRing(opacity: opacity, innerRadius: inner, outerRadius: outer ?? inner))
        case .dots:
            let scale = staggered("scale")
            let diameter = map.required("diameter")?.number(in: MotionFields.lengthRange, .points) ?? 0
            let gap = map.required("gap")?.number(in: MotionFields.lengthRange, .points) ?? 0
            return .dots(DotRow(scale: scale, diameter: diameter, gap: gap))
        case .elements: return drawn(.elements(choreography()))
        case .shapes: return drawn(.shapes(course()))
        case .wave: return drawn(.ringWave(ringWave(arc())))
        case .waveBars: return drawn(.barWave(barWave()))
        }
    }

    private func drawn(_ form: DrawnMotion.Form) -> Motion.Kind {
        var motion = DrawnMotion(form)
        guard let stretch = map["stretch"] else { return .drawn(motion) }
        motion.stretch = stretch.number(in: MotionFields.stretchRange, .factor)
        if !MotionFields.periodRange.contains(motion.period) {
            stretch.problem(
                "a loop would take \(motion.period.decimal(3)) ms; \(SpecNumber.allowed(MotionFields.periodRange, "ms"))"
            )
        }
        return .drawn(motion)
    }

    private func arc() -> Choreography {
        let choreography = Choreography(
            period: length, rotation: map["rotation"].map(angles) ?? TrackSum(),
            tail: map.required("tail").map(angles) ?? TrackSum(),
            head: map.required("head").map(angles) ?? TrackSum(),
            limit: map["limit"].map(limit) ?? .none)
        countMoves([choreography.rotation, choreography.tail, choreography.head])
        return choreography
    }

    /// The bars of a list, whose tracks have this period unless they say otherwise.
    func bars(_ period: Double) -> [BarTracks] {
        let reader = paced(period)
        let bars = map.required("bars")?.list(MotionFields.maxParts).map { reader.bar($0) } ?? []
        reader.countMoves(bars.flatMap { [$0.tail, $0.head] })
        return bars
    }

    private func bar(_ reader: SpecReader) -> BarTracks {
        var map = reader.map()
        map.rejectKeys(except: ["tail", "head", "lag"])
        return BarTracks(
            tail: map.required("tail").map(amounts) ?? TrackSum(),
            head: map.required("head").map(amounts) ?? TrackSum(),
            lag: map["lag"]?.number(in: MotionFields.delayRange, .milliseconds) ?? 0)
    }

    private func staggered(_ key: String) -> Staggered {
        let parts = 1...MotionFields.maxParts
        let count = map.required("count")?.count(in: parts) ?? 1
        let value = map.required(key).map(amounts) ?? TrackSum()
        countMoves([value])
        return Staggered(
            period: length, count: count, lags: map["lags"]?.count(in: parts) ?? count, value: value)
    }

    private func color(_ reader: SpecReader) -> ColorChange {
        var map = reader.map()
        map.rejectKeys(except: ["period", "delay", "duration", "easing"])
        return ColorChange(
            period: map["period"]?.number(in: MotionFields.periodRange, .milliseconds) ?? length,
            delay: map["delay"]?.number(in: MotionFields.delayRange, .milliseconds) ?? 0,
            duration: map.required("duration")?.number(in: MotionFields.durationRange, .milliseconds) ?? 0,
            easing: map["easing"].map(easing) ?? .linear)
    }

    private func limit(_ reader: SpecReader) -> SweepLimit {
        var map = reader.map()
        let sweeps = 0...MotionFields.angleRange.upperBound
        if let place = map["head-at-most"] {
            map.rejectKeys(except: ["head-at-most"])
            return .headClamp(place.angle(in: MotionFields.angleRange))
        }
        if let shortest = map["chromium-guard"] {
            map.rejectKeys(except: ["chromium-guard", "cycle"])
            let cycle = map.required("cycle")?.number(in: MotionFields.periodRange, .milliseconds) ?? length
            return .chromiumGuard(shortest.angle(in: sweeps), cycle: cycle)
        }
        map.rejectKeys(except: ["at-least", "held-by"])
        let shortest = map.required("at-least")?.angle(in: sweeps) ?? 0
        let holder = map["held-by"]?.choice("end", MotionFields.Holder.tail) ?? .tail
        return holder == .tail ? .floor(shortest) : .headFloor(shortest)
    }

    func easing(_ reader: SpecReader) -> Easing {
        reader.parsed(.linear) { text throws(EasingError) in try Easing(parsing: text) }
    }
}

// MARK: - Sums of tracks

extension MotionReader {
    private func angles(_ reader: SpecReader) -> TrackSum {
        sum(reader) { $0.angle(in: MotionFields.angleRange) }
    }

    private func amounts(_ reader: SpecReader) -> TrackSum {
        sum(reader) { $0.number(in: MotionFields.amountRange) }
    }

    private func sum(_ reader: SpecReader, _ amount: (SpecReader) -> Double) -> TrackSum {
        var map = reader.map()
        map.rejectKeys(except: ["offset", "tracks"])
        return TrackSum(
            offset: map["offset"].map(amount) ?? 0,
            map["tracks"]?.list(MotionFields.maxTracks).map { track($0, amount) } ?? [])
    }

    private func track(_ reader: SpecReader, _ amount: (SpecReader) -> Double) -> Track {
        var map = reader.map()
        map.rejectKeys(except: ["period", "delay", "duration", "amount", "easing", "accumulates"])
        let period = map["period"]?.number(in: MotionFields.periodRange, .milliseconds) ?? length
        return Track(
            period: period, delay: map["delay"]?.number(in: MotionFields.delayRange, .milliseconds) ?? 0,
            duration: map["duration"]?.number(in: MotionFields.durationRange, .milliseconds) ?? period,
            amount: map.required("amount").map(amount) ?? 0, easing: map["easing"].map(easing) ?? .linear,
            accumulates: map["accumulates"]?.flag() ?? true)
    }

    /// Refuses motions whose frames would take very long to prepare.
    private func countMoves(_ sums: [TrackSum]) {
        let moves = sums.flatMap { $0.tracks }.reduce(0) { moves, track in
            moves + max(length / track.period, 1) * Double(track.easing.pieces)
        }
        if moves > Double(MotionFields.maxMoves) {
            map.reader.problem(
                "\(moves.rounded().shortestText) moves in a period, steps of easings included, are more than "
                    + "\(MotionFields.maxMoves)")
        }
    }
}

extension Easing {
    /// The approximate number of smooth pieces of the function.
    fileprivate var pieces: Int {
        switch self {
        case .steps(let steps): steps.count
        case .linearStops(let stops): stops.points.count
        case .linear, .cubicBezier, .spring, .sine, .easeOutPower: 1
        }
    }
}
