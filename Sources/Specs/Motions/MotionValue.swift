package import Basics
internal import Drawing
internal import Formats
internal import MotionCore

/// A type of value in motion files that stands in a line: how it is read, written and described.
package struct MotionValue<Value> {
    /// The stand-in for a value that is missing.
    package let placeholder: Value
    package let type: () -> MotionType
    /// Whether the text is written in quotation marks.
    package var isQuoted = false
    package let read: (SpecReader) -> Value
    /// The text of a value; nil for one that needs a map.
    package let text: (Value) -> String?

    init(
        _ placeholder: Value, _ type: @escaping @autoclosure () -> MotionType,
        _ read: @escaping (SpecReader) -> Value, isQuoted: Bool = false, text: @escaping (Value) -> String?
    ) {
        self.placeholder = placeholder
        self.type = type
        self.read = read
        self.isQuoted = isQuoted
        self.text = text
    }
}

/// The values that a schema allows.
package indirect enum MotionType {
    case number(ClosedRange<Double>, SpecUnit)
    case count(ClosedRange<Int>)
    case flag
    case words([String])
    /// Text of at least and at most so many characters.
    case text(Int, Int?)
    /// Text with a pattern, or a number.
    case pattern(String, ClosedRange<Double>)
    case list(MotionType, ClosedRange<Int>)
    case either(MotionType, MotionType)
    case map(MotionOutline)
    /// A map that several rows refer to.
    case named(String, MotionType)

    /// Whether maps stand here, and not only references to some.
    package var hasMaps: Bool {
        switch self {
        case .map: true
        case .list(let type, _): type.hasMaps
        case .either(let one, let other): one.hasMaps || other.hasMaps
        case .number, .count, .flag, .words, .text, .pattern, .named: false
        }
    }
}

extension MotionValue<Double> {
    /// A number with a unit.
    ///
    /// - Parameter limits: The numbers that are taken, where other values narrow the range.
    static func number(
        _ range: ClosedRange<Double>, _ unit: SpecUnit = .none, within limits: ClosedRange<Double>? = nil
    ) -> MotionValue {
        let taken = limits ?? range
        return MotionValue(
            min(max(0, taken.lowerBound), taken.upperBound), .number(range, unit),
            { $0.number(in: taken, unit) }, text: { $0.shortestText })
    }

    static var period: MotionValue { .number(MotionFields.periodRange, .milliseconds) }
    static var delay: MotionValue { .number(-86_400_000...86_400_000, .milliseconds) }
    static var duration: MotionValue { .number(0...86_400_000, .milliseconds) }
    static var amount: MotionValue { .number(-1000...1000) }
    static var coordinate: MotionValue { .number(MotionFields.placeRange) }
    static var extent: MotionValue { .number(MotionFields.lengthRange) }
    static var side: MotionValue { .number(0.01...MotionFields.lengthRange.upperBound) }

    static func length(from least: Double = 0) -> MotionValue {
        .number(least...MotionFields.lengthRange.upperBound, .points)
    }

    /// An angle in turns, in a range of degrees.
    static func angle(in degrees: ClosedRange<Double> = MotionFields.angleRange) -> MotionValue {
        let pattern = "^[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]+)?(deg|turn)$"
        return MotionValue(
            0, .pattern(pattern, degrees), { $0.angle(in: degrees) }, text: { Self.text(ofTurns: $0) })
    }

    /// An angle in degrees where a number of degrees reads back as just these turns, else in turns.
    private static func text(ofTurns turns: Double) -> String {
        let degrees = turns * 360
        // The shortest of the neighbors: 250, not 250.00000000000003.
        let exact = [degrees, degrees.nextUp, degrees.nextDown].filter { $0 / 360 == turns }
        return exact.map { $0.shortestText }.min { $0.count < $1.count } ?? "\(turns.shortestText)turn"
    }
}

extension MotionValue<Int> {
    static func count(_ range: ClosedRange<Int>) -> MotionValue {
        MotionValue(max(range.lowerBound, 0), .count(range), { $0.count(in: range) }, text: { "\($0)" })
    }
}

extension MotionValue<Bool> {
    static var flag: MotionValue { MotionValue(false, .flag, { $0.flag() }, text: { "\($0)" }) }
}

extension MotionValue where Value: CaseIterable & RawRepresentable<String> {
    /// - Parameters:
    ///   - noun: The word for such a value in messages.
    ///   - synonyms: Values with what else people call them, for hints.
    static func choice(_ noun: String, _ first: Value, synonyms: [KnownName] = []) -> MotionValue {
        let words = Value.allCases.map { $0.rawValue }
        let names = words.map { word in synonyms.first { $0.name == word } ?? KnownName(word) }
        return MotionValue(
            first, .words(words), { $0.choice(noun, first, names: names) }, text: { $0.rawValue })
    }
}

extension MotionValue<String> {
    static var text: MotionValue {
        MotionValue("", .text(0, nil), { $0.text() }, isQuoted: true, text: { $0 })
    }

    /// The name of a motion, with which file names begin.
    static var assetName: MotionValue {
        func read(_ reader: SpecReader) -> String {
            let name = reader.text()
            let problem = name.isEmpty ? nil : AssetName.problem(with: name)
            if let problem { reader.problem(Message(problem)) }
            return name
        }
        return MotionValue("", .text(1, AssetName.longest), read, isQuoted: true, text: { $0 })
    }
}

extension MotionValue<Easing> {
    static var easing: MotionValue {
        func read(_ reader: SpecReader) -> Easing {
            reader.parsed(.linear) { text throws(EasingError) in try Easing(parsing: text) }
        }
        return MotionValue(.linear, .text(1, nil), read, text: { "\($0)" })
    }
}

extension MotionValue<[Easing]> {
    /// An easing, or a list of them.
    static var easings: MotionValue {
        let one = MotionValue<Easing>.easing
        func read(_ reader: SpecReader) -> [Easing] {
            reader.isList ? reader.list(MotionFields.maxKeys).map { one.read($0) } : [one.read(reader)]
        }
        func text(_ easings: [Easing]) -> String {
            easings.count == 1
                ? "\(easings[0])" : "[\(easings.map { "\"\($0)\"" }.joined(separator: ", "))]"
        }
        return MotionValue(
            [.linear], .either(one.type(), .list(one.type(), 1...MotionFields.maxKeys)), read, text: text)
    }
}

extension MotionValue<SweepRange> {
    static var sweeps: MotionValue {
        let nothing = SweepRange(shortest: 0, longest: 0)
        let pattern = "^[0-9.eE+-]+(deg|°)?((:|[.][.][.]?|…)[0-9.eE+-]+(deg|°)?)?$"
        func read(_ reader: SpecReader) -> SweepRange {
            reader.parsed(nothing) { text throws(Message) in try SweepRange(parsing: text) }
        }
        return MotionValue(nothing, .pattern(pattern, 0...360), read, text: { _ in nil })
    }
}

extension MotionValue<Motion> {
    /// A published motion that runs.
    static var published: MotionValue {
        MotionValue(
            .fluent, .words(Motion.all.filter { $0.kind != .determinate }.map { $0.name }),
            { reader in reader.parsed(.fluent) { name throws(SpecError) in try Self.published(name) } },
            text: { $0.name })
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
}

// MARK: - Lists of numbers

extension MotionValue<[Double]> {
    /// A number, or a list of numbers.
    static func numbers(_ range: ClosedRange<Double>) -> MotionValue {
        let number = MotionType.number(range, .none)
        return MotionValue(
            [0], .either(number, .list(number, 1...MotionFields.maxKeys)),
            { $0.numbers(in: range, limit: MotionFields.maxKeys, .none) },
            text: { $0.count == 1 ? $0[0].shortestText : list($0) })
    }

    fileprivate static func list(_ numbers: [Double]) -> String {
        "[\(numbers.map { $0.shortestText }.joined(separator: ", "))]"
    }
}

extension MotionValue<PlanePoint> {
    /// A place as `[x, y]`.
    static var place: MotionValue {
        func read(_ reader: SpecReader) -> PlanePoint {
            let numbers = reader.numbers(2...2, "a place is [x, y]")
            return numbers.isEmpty ? PlanePoint(0, 0) : PlanePoint(numbers[0], numbers[1])
        }
        return MotionValue(
            PlanePoint(0, 0), .list(.number(MotionFields.placeRange, .none), 2...2), read,
            text: { MotionValue<[Double]>.list([$0.x, $0.y]) })
    }
}

extension MotionValue<RoundedPolygon.Vertex> {
    /// A corner as `[x, y, radius, smoothing]`.
    fileprivate static func read(_ reader: SpecReader) -> RoundedPolygon.Vertex {
        let numbers = reader.numbers(2...4, "a corner is [x, y], [x, y, radius] or [x, y, radius, smoothing]")
        if numbers.isEmpty { return RoundedPolygon.Vertex(0, 0) }
        let (radius, smoothing) = (numbers.dropFirst(2).first, numbers.dropFirst(3).first)
        return RoundedPolygon.Vertex(numbers[0], numbers[1], radius: radius ?? 0, smoothing: smoothing ?? 0)
    }

    fileprivate static func text(_ corner: RoundedPolygon.Vertex) -> String {
        MotionValue<[Double]>.list([corner.point.x, corner.point.y, corner.radius, corner.smoothing])
    }
}

extension MotionValue<[RoundedPolygon.Vertex]> {
    static var corners: MotionValue {
        let counts = MotionFields.cornerRange
        return MotionValue(
            [], .list(.list(.number(MotionFields.placeRange, .none), 2...4), counts),
            { $0.list(counts.upperBound).map { MotionValue<RoundedPolygon.Vertex>.read($0) } },
            text: { "[\($0.map { MotionValue<RoundedPolygon.Vertex>.text($0) }.joined(separator: ", "))]" })
    }
}

extension SpecReader {
    /// The numbers of a short list: x and y, and what belongs to a corner; none, with this message, of another count.
    fileprivate func numbers(_ counts: ClosedRange<Int>, _ message: Message) -> [Double] {
        let place = MotionFields.placeRange
        let ranges = [place, place, MotionFields.lengthRange, 0...1]
        let items = Array(list(counts.upperBound))
        guard items.count >= counts.lowerBound else {
            if isList { problem(message) }
            return []
        }
        return zip(items, ranges).map { $0.number(in: $1) }
    }
}

// MARK: - Shapes

extension MotionValue<MaterialShape> {
    /// The name of a published shape.
    static var shape: MotionValue {
        func read(_ reader: SpecReader) -> MaterialShape {
            reader.parsed(.placeholder) { name throws(UnknownName) in try MaterialShape.named(name) }
        }
        let names = MotionType.words(MaterialShape.all.map { $0.name })
        return MotionValue(.placeholder, names, read, text: { $0.vertices.isEmpty ? $0.name : nil })
    }
}

extension MaterialShape {
    /// The stand-in for a shape that could not be read.
    static var placeholder: MaterialShape { loading[0] }
}
