internal import Basics
internal import Drawing
internal import MotionCore

/// Writes properties: numbers, points and colors, with keyframes where they move.
extension LottieDocument {
    func color(_ paint: VectorPicture.Paint, to json: inout JSONWriter) {
        let slot = slots.first { $0.name == paint.role.slot }?.name
        let place = paint.place ?? .constant(0, for: picture.duration)
        property("c", place, slot: slot, to: &json) { paint.colors[Int($0)].parts }
    }

    func opacity(_ paint: VectorPicture.Paint, to json: inout JSONWriter) {
        let alpha = Double(paint.colors[0].alpha) / 255 * 100
        property("o", .constant(alpha, for: picture.duration), to: &json)
    }

    /// Writes a gradient.
    func gradient(_ paint: VectorPicture.Paint, to json: inout JSONWriter) {
        let stops = paint.stops
        var numbers = stops.flatMap { [$0.place] + $0.color.parts.dropLast() }
        if paint.colors.contains(where: { $0.alpha < 255 }) {
            numbers += stops.flatMap { [$0.place, Double($0.color.alpha) / 255] }
        }
        property("o", .constant(100, for: picture.duration), to: &json)
        json.object("g") { json in
            json.member("p", stops.count)
            json.object("k") { json in
                json.member("a", 0)
                json.numbers("k", numbers)
            }
        }
        if let shading = paint.shading { return write(shading, to: &json) }
        let ends = paint.ends ?? BarGradient.Ends(from: 0, to: 0)
        json.numbers(property: "s", paint.isVertical ? [0, ends.from] : [ends.from, 0])
        json.numbers(property: "e", paint.isVertical ? [0, ends.to] : [ends.to, 0])
        json.member("t", 1)
    }

    /// Writes where the colors of a gradient over an area are.
    private func write(_ shading: AreaGradient, to json: inout JSONWriter) {
        let ends = shading.ends
        json.numbers(property: "s", [ends.from.x, ends.from.y])
        json.numbers(property: "e", [ends.to.x, ends.to.y])
        guard case .radial(let focus, _) = shading.form else { return json.member("t", 1) }
        json.member("t", 2)
        json.number(property: "h", 100 * (focus.x * focus.x + focus.y * focus.y).squareRoot())
        // From the way to the end, which a mirror turns over.
        let turns = PlanePoint(focus.x, focus.y).turns
        json.number(property: "a", 360 * (shading.placing.isMirrored ? -turns : turns))
    }

    /// - Parameter wrap: The change that counts as none, such as a whole turn; nil where every change counts.
    func property(
        _ key: String, _ curve: VectorCurve, slot: String? = nil, wrap: Double? = nil,
        to json: inout JSONWriter, _ value: (Double) -> [Double] = { [$0] }
    ) {
        property(key, curve, slot: slot, wrap: wrap, to: &json) { number, key, json in
            let parts = value(number)
            if key == "k", parts.count == 1 {
                json.member("k", parts[0].fourDecimals)
            } else {
                json.numbers(key, parts)
            }
        }
    }

    /// - Parameter write: Writes a value as the member `k`, or as an element of the list `s`.
    func property(
        _ key: String, _ curve: VectorCurve, slot: String? = nil, wrap: Double? = nil,
        to json: inout JSONWriter, _ write: (Double, String, inout JSONWriter) -> Void
    ) {
        json.object(key) { json in
            if let slot { json.member("sid", slot) }
            if let constant = curve.constant {
                json.member("a", 0)
                write(constant, "k", &json)
                return
            }
            json.member("a", 1)
            json.array("k") { json in
                for key in keys(curve, wrap: wrap) { key.write(write, to: &json) }
            }
        }
    }

    private struct Key {
        let frame, value: Double
        var timing: CubicBezier?
        var holds = false

        func write(
            _ write: (Double, String, inout JSONWriter) -> Void, to json: inout JSONWriter
        ) {
            json.object { json in
                json.member("t", frame)
                write(value, "s", &json)
                if holds { return json.member("h", 1) }
                // A linear segment has its handles on the line.
                let timing = timing ?? CubicBezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
                for (name, x, y) in [("o", timing.x1, timing.y1), ("i", timing.x2, timing.y2)] {
                    json.object(name) { json in
                        json.numbers("x", [x])
                        json.numbers("y", [y])
                    }
                }
            }
        }
    }

    /// The duration of a jump, in frames.
    private static let instant = 1e-3

    private func keys(_ curve: VectorCurve, wrap: Double?) -> [Key] {
        var keys: [Key] = []
        for (index, segment) in curve.segments.enumerated() {
            keys.append(
                Key(
                    frame: frame(segment.from), value: segment.start, timing: segment.timing,
                    holds: segment.isLevel))
            let isLast = index + 1 == curve.segments.count
            // A player that also shows frame `op` has to find the beginning there.
            let next =
                isLast
                ? (picture.loops ? curve.segments[0].start : segment.end) : curve.segments[index + 1].start
            let way = (next - segment.end).magnitude
            let jumps =
                way > 1e-7
                && !(isLast && wrap.map { way.remainder(dividingBy: $0).magnitude < 1e-4 } ?? false)
            let end = frame(segment.to)
            if jumps {
                if !segment.isLevel {
                    keys.append(Key(frame: end - Self.instant, value: segment.end, holds: true))
                }
                if isLast { keys.append(Key(frame: end, value: next, holds: true)) }
            } else if isLast {
                keys.append(Key(frame: end, value: segment.end, holds: true))
            }
        }
        return keys
    }
}

extension JSONWriter {
    mutating func numbers(_ key: String, _ numbers: [Double]) {
        array(key, .inline) { json in
            for number in numbers { json.element(number.fourDecimals) }
        }
    }

    /// A property that does not move, of one number.
    mutating func number(property key: String, _ number: Double) {
        object(key) { json in
            json.member("a", 0)
            json.member("k", number.fourDecimals)
        }
    }

    /// A property that does not move.
    mutating func numbers(property key: String, _ numbers: [Double]) {
        object(key) { json in
            json.member("a", 0)
            json.numbers("k", numbers)
        }
    }
}

extension Double {
    fileprivate var fourDecimals: Double {
        let rounded = (self * 1e5).rounded() / 1e5
        return rounded == 0 ? 0 : rounded
    }
}

extension Color {
    /// The red, green and blue of the color in `0...1`, and an alpha of 1, which is left to opacities.
    var parts: [Double] {
        [red, green, blue].map { Double($0) / 255 } + [1]
    }
}
