internal import Basics
internal import MotionCore

/// Animates SVG with its own elements, which also run where the picture is an image of a page.
struct SMILAnimation: SVGDocument.Dialect {
    let duration: Double
    let loops: Bool

    var head: String { "" }
    var dark: String { "" }
    static let variesMovingColors = false

    func animate(
        _ properties: [(SVGProperty, VectorCurve)], mark: String?
    ) -> (attributes: String, children: String) {
        var (attributes, children) = (mark.map { " class=\"\($0)\"" } ?? "", "")
        for (property, curve) in properties {
            attributes += " \(property.name)=\"\(property.attribute(curve.segments[0].start))\""
            if curve.constant == nil { children += element(property, curve) }
        }
        return (attributes, children)
    }

    private func element(_ property: SVGProperty, _ curve: VectorCurve) -> String {
        func transform(_ type: String) -> String {
            "animateTransform attributeName=\"transform\" type=\"\(type)\""
        }
        switch property {
        case .rotation: return element(transform("rotate"), curve, property.plain)
        case .move: return element(transform("translate"), curve, property.plain)
        case .scale: return element(transform("scale"), curve, property.plain)
        default: return element("animate attributeName=\"\(property.name)\"", curve, property.plain)
        }
    }

    private func element(_ tag: String, _ curve: VectorCurve, _ value: (Double) -> String) -> String {
        let keys = Keys(curve.tamed, duration: duration)
        var text = "<\(tag) dur=\"\(duration.decimal(4))ms\""
        text += loops ? " repeatCount=\"indefinite\"" : " fill=\"freeze\""
        text += " values=\"\(keys.values.map(value).joined(separator: ";"))\""
        if keys.times.count > 2 || keys.timings[0] != nil {
            text += " keyTimes=\"\(keys.times.map { $0.decimal(7) }.joined(separator: ";"))\""
        }
        if keys.timings.contains(where: { $0 != nil }) {
            let splines = keys.timings.map { timing in
                guard let timing else { return "0 0 1 1" }
                return [timing.x1, timing.y1, timing.x2, timing.y2].map { $0.decimal(5) }
                    .joined(separator: " ")
            }
            text += " calcMode=\"spline\" keySplines=\"\(splines.joined(separator: ";"))\""
        }
        return text + "/>"
    }
}

/// A curve as keyframes, with the timing from each to the next; where the number jumps, two keyframes have the same time.
struct Keys {
    /// The times of keyframes, in `0...1`.
    private(set) var times: [Double] = []
    private(set) var values: [Double] = []
    /// The timing between two keyframes each, nil for a linear one: one fewer than there are keyframes.
    private(set) var timings: [CubicBezier?] = []

    init(_ curve: VectorCurve, duration: Double) {
        for segment in curve.segments {
            if let last = values.last {
                if (last - segment.start).magnitude > 1e-7 {
                    times.append(segment.from / duration)
                    values.append(segment.start)
                    timings.append(nil)
                }
            } else {
                times.append(0)
                values.append(segment.start)
            }
            times.append(segment.to / duration)
            values.append(segment.end)
            timings.append(segment.timing)
        }
        times[times.count - 1] = 1
    }
}
