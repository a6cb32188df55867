internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import Vectors

/// Lights that pass over placeholders.
extension Tracer {
    /// Returns the placeholders below each light: an area in its colors that moves with it, seen within their outlines.
    func lights(on drawn: DrawnIndicator) throws(SpecError) -> [VectorPicture.Group] {
        let lit = drawn.lit(job.palette[0], at: job.look(of: 0).sheen)
        let way = isStill ? constant(0) : try way(isOwn: drawn.light?.isOwn ?? false)
        let isOne = lit.count == 1
        return lit.enumerated().compactMap { index, group in
            guard let gradient = group.gradient, let ends = gradient.ends else { return nil }
            let outline = group.outline
            guard let box = outline.extent else { return nil }
            let paint = VectorPicture.Paint(.value, gradient.gradient, ends: ends)
            let name = isOne ? "placeholders" : "placeholder-\(index + 1)"
            if isStill {
                return .init([.init(name, .area(.init(outline)), opacity: constant(1), paint: paint)])
            }
            let length = 2 * (ends.to - ends.from)
            let area = Path.rectangle(
                x: box.left - length.magnitude, y: box.top, width: box.width + 2 * length.magnitude,
                height: box.height)
            return .init(
                clip: outline,
                [
                    .init(
                        name, .area(.init(area)), opacity: constant(1), paint: paint,
                        moves: [.shift(way.mapped(scale: length), .horizontal)])
                ])
        }
    }

    /// Returns the share of its way that a light has passed.
    ///
    /// - Parameter isOwn: Whether each placeholder has a light of its own, which passes in the first half of the time and then waits.
    private func way(isOwn: Bool) throws(SpecError) -> VectorCurve {
        let period = job.shimmerPeriod
        guard duration / period * 2 < Double(Self.maxMoves) else { throw Self.tooManyMoves }
        var segments: [VectorCurve.Segment] = []
        for start in stride(from: 0, to: duration - 1e-6, by: period) {
            let middle = start + (isOwn ? period / 2 : period)
            segments.append(.init(from: start, to: middle, start: 0, end: 1))
            if isOwn { segments.append(.init(from: middle, to: start + period, start: 1, end: 1)) }
        }
        return VectorCurve(
            segments.filter { $0.from < duration - 1e-6 }.map { $0.part($0.from, min($0.to, duration)) })
    }
}

extension GroupShape {
    /// The outlines of all blocks in one path.
    fileprivate var outline: Path {
        parts.reduce(into: Path()) { path, part in
            if case .block(let block) = part.figure { path.add(.block(block)) }
        }
    }
}
