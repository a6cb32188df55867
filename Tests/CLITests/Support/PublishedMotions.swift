import Foundation

/// The published motions, written down once more and in another way: each as a formula of time that gives
/// tail and head in degrees, with easings solved by bisection.
enum PublishedMotions {
    struct Published: Sendable {
        let name: String
        /// Milliseconds.
        let period: Double
        let ends: @Sendable (Double) -> (tail: Double, head: Double)
    }

    static let all = [
        Published(name: "material-advance", period: 5400) { t in
            let turn = 1520 * t / 5400
            let starts = [0.0, 1350, 2700, 4050]
            let head = starts.reduce(0) { $0 + 250 * standard(ramp(t, $1, 667)) }
            let tail = starts.reduce(0) { $0 + 250 * standard(ramp(t, $1 + 667, 667)) }
            return (turn + tail - 20, turn + head)
        },
        Published(name: "material-retreat", period: 6000) { t in
            let spins = [0.0, 1500, 3000, 4500].reduce(0) { $0 + 90 * emphasized(ramp(t, $1, 500)) }
            let turn = 1080 * t / 6000 + spins
            let growth = emphasized(ramp(t, 0, 3000)) - emphasized(ramp(t, 3000, 3000))
            return (turn, turn + 360 * (0.10 + 0.77 * growth))
        },
        Published(name: "fluent", period: 1500) { t in
            let turn = 360 * t / 1500
            if t < 750 {
                let e = bezier(0.33, 0, 0.67, 1, t / 750)
                return (turn - 30 + 135 * e, turn + 360 * e)
            }
            let e = bezier(0.33, 0, 0.67, 1, (t - 750) / 750)
            return (turn + 105 + 225 * e, turn + 360)
        },
        Published(name: "fiori-processing", period: 1300) { t in (360 * t / 1300, 360 * t / 1300 + 324) },
    ]

    /// Android's "fast out slow in".
    static func standard(_ x: Double) -> Double { bezier(0.4, 0, 0.2, 1, x) }

    private static func emphasized(_ x: Double) -> Double { bezier(0.2, 0, 0, 1, x) }

    /// How far a move of `width` milliseconds from `delay` on has come.
    static func ramp(_ t: Double, _ delay: Double, _ width: Double) -> Double {
        min(max((t - delay) / width, 0), 1)
    }

    /// `cubic-bezier(x1, y1, x2, y2)` at `x` in 0…1: the curve's parameter is halved in until it is found.
    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double) -> Double {
        func at(_ a: Double, _ b: Double, _ p: Double) -> Double {
            3 * (1 - p) * (1 - p) * p * a + 3 * (1 - p) * p * p * b + p * p * p
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if at(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return at(y1, y2, (low + high) / 2)
    }
}

/// The distance between two angles in degrees, the short way round.
func angle(_ a: Double, _ b: Double) -> Double {
    let difference = (a - b).remainder(dividingBy: 360)
    return abs(difference)
}
