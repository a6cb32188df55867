internal import Basics
internal import Drawing
internal import MotionCore
internal import MovingPictures
internal import Vectors

/// The dashes of one line over time, each as the part of the line that it covers.
struct DashPieces {
    struct Piece {
        /// The beginning and the length, in shares of the line.
        let start, length: VectorCurve
        /// The end, on a line that is not gone around.
        let end: VectorCurve?
        /// 1 where it is there, and 0 elsewhere.
        let shows: VectorCurve

        /// A width that is 0 where the piece is not there.
        func shown(_ width: VectorCurve, _ duration: Double) -> VectorCurve {
            guard let constant = width.constant else { return width }
            return shows.mapped(scale: constant)
        }
    }

    private(set) var all: [Piece] = []
    /// Whether pieces go on at the beginning.
    let isClosed: Bool

    /// The most dashes of a line.
    private static let most = 16

    /// - Throws: ``SpecError`` for dashes that no stroke has.
    init(_ figure: MovingTracer.Figure, _ states: [MovingFigure], _ tracer: MovingTracer) throws(SpecError) {
        let element = figure.element
        let fitter = tracer.fitter(figure.shape + figure.look)
        guard let line = states.compactMap({ $0.path?.lines.first }).first else {
            isClosed = false
            return
        }
        var lengths: [Double: Double] = [:]
        let isRigid = figure.shape.isEmpty
        let whole = MeasuredCurve(line.cubics).length
        func length(_ time: Double) -> Double {
            if isRigid { return whole }
            if let known = lengths[time] { return known }
            let own =
                figure.state(time).path.flatMap { $0.lines.first }.map { MeasuredCurve($0.cubics).length }
                ?? whole
            lengths[time] = own
            return own
        }
        /// The dash, the sum with its gap, and the offset, in shares of the line.
        func pattern(_ time: Double) -> (dash: Double, period: Double, offset: Double) {
            let state = figure.state(time)
            let (dashes, length) = (state.dashes, max(length(time), 1e-9))
            guard state.isDashed, let dash = dashes.first else { return (1, 2, 0) }
            return (
                dash / length, (dash + (dashes.count > 1 ? dashes[1] : dash)) / length,
                state.dashOffset / length
            )
        }
        let patterns = figure.moments.map(pattern)
        guard states.allSatisfy({ !$0.isDashed || $0.dashes.count <= 2 || $0.hasOnePair }) else {
            throw element.obstacle("has dashes of several lengths that move")
        }
        // A pattern that fits into a closed line goes around it without a seam.
        let counts = patterns.map { 1 / $0.period }
        let count = counts[0].rounded()
        isClosed =
            line.isClosed && (1...Double(Self.most)).contains(count)
            && counts.allSatisfy { ($0 - count).magnitude < 2e-3 * count }
        if isClosed {
            let tolerance = MovingTracer.lengthTolerance / max(whole, 1)
            let length = fitter.curve(tolerance) { min(pattern($0).dash, 1) }
            tracer.note(length) { min(pattern($0).dash, 1) }
            // Whole rounds forward, so that none begins before the beginning.
            let offsets = patterns.map(\.offset)
            let rounds = ((offsets.max() ?? 0) - 1e-9).rounded(.up)
            for number in 0..<Int(count) {
                func begin(_ time: Double) -> Double {
                    rounds + Double(number) / count - pattern(time).offset
                }
                let start = fitter.curve(tolerance, begin)
                tracer.note(start, begin)
                all.append(
                    Piece(
                        start: start, length: length.notNegative, end: nil,
                        shows: .constant(1, for: tracer.duration)))
            }
            return
        }
        var numbers: Set<Int> = []
        for pattern in patterns {
            // The dashes that reach into the line.
            let first = ((pattern.offset - pattern.dash) / pattern.period).rounded(.up)
            let last = ((1 + pattern.offset) / pattern.period).rounded(.down)
            guard last - first < Double(Self.most), first.magnitude < 1e6 else {
                throw element.obstacle("has more than \(Self.most) dashes that move")
            }
            if first <= last { numbers.formUnion(Int(first)...Int(last)) }
        }
        guard numbers.count <= Self.most else {
            throw element.obstacle("has more than \(Self.most) dashes that move")
        }
        for number in numbers.sorted() {
            if let piece = Self.piece(Double(number), fitter, tracer, whole, pattern) { all.append(piece) }
        }
    }

    private static func piece(
        _ number: Double, _ fitter: MovingFitter, _ tracer: MovingTracer, _ whole: Double,
        _ pattern: (Double) -> (dash: Double, period: Double, offset: Double)
    ) -> Piece? {
        func ends(_ time: Double) -> (from: Double, to: Double) {
            let pattern = pattern(time)
            let from = number * pattern.period - pattern.offset
            return (from, from + pattern.dash)
        }
        // Players take what ends at the very end, and begins elsewhere, for one that goes on at the beginning.
        let limit = fitter.moments.allSatisfy { ends($0).from <= 0 } ? 1.0 : 1 - 1e-4
        /// A number for where it begins and ends, 0 where it is not there.
        func kind(_ time: Double) -> Int {
            let ends = ends(time)
            if ends.to < 0 || ends.from > 1 || ends.to <= 0 && ends.from < 0 { return 0 }
            return 1 + (ends.from > 0 ? 2 : 0) + (ends.to < limit ? 4 : 0)
        }
        let cut = fitter.with(fitter.changes(kind))
        let tolerance = MovingTracer.lengthTolerance / max(whole, 1)
        let shows = cut.curve(0.5) { kind($0) > 0 ? 1 : 0 }
        if shows.constant == 0 { return nil }
        func inside(_ share: Double) -> Double { min(max(share, 0), 1) }
        func curve(_ value: (Double) -> Double) -> VectorCurve {
            let curve = cut.curve(tolerance, value)
            tracer.note(curve, value)
            return curve
        }
        let start = curve { inside(ends($0).from) }
        let end = curve { min(inside(ends($0).to), limit) }
        let length = curve { max(min(inside(ends($0).to), limit) - inside(ends($0).from), 0) }
        return Piece(
            start: start, length: length.notNegative, end: start.constant == 0 ? nil : end, shows: shows)
    }
}

extension MovingFigure {
    /// Whether the same dash and the same gap follow each other.
    fileprivate var hasOnePair: Bool {
        guard dashes.count % 2 == 0 else { return dashes.allSatisfy { $0 == dashes[0] } }
        return dashes.enumerated().allSatisfy { $0.element == dashes[$0.offset % 2] }
    }
}

extension MovingFitter {
    /// The times at which a kind changes between edges.
    func changes(_ kind: (Double) -> Int) -> [Double] {
        spans.flatMap { lower, upper in
            let count = 64
            let times = (0...count).map { index in
                let margin = (upper - lower) * 1e-6
                return clock.whole(
                    lower + margin + (upper - lower - 2 * margin) * Double(index) / Double(count))
            }
            var changes: [Double] = []
            for (before, after) in zip(times, times.dropFirst()) where kind(before) != kind(after) {
                var (low, high) = (before, after)
                for _ in 0..<40 {
                    let middle = (low + high) / 2
                    if kind(middle) == kind(before) { low = middle } else { high = middle }
                }
                changes.append(clock.whole(high))
            }
            return changes
        }
    }
}
