/// The measure by which places on two outlines are compared.
public enum ShapeMatching: Hashable, Sendable {
    /// The angle about the center, as in androidx graphics-shapes 1.0.
    case byAngle
    /// The length of the outline, as from its version 1.1 on.
    case byLength

    func measure(_ cubic: ShapeCubic) -> Double {
        switch self {
        case .byAngle:
            let angle = PlanePoint.wrapped(cubic.end.turns - cubic.start.turns)
            // A piece that turns back only by rounding has no angle.
            return angle > 1 - ShapeCubic.tiny / (2 * Double.pi) ? 0 : angle
        case .byLength: return Self.chords(cubic).reduce(0, +)
        }
    }

    /// Returns the parameter up to which a cubic has a given measure.
    func parameter(of measure: Double, on cubic: ShapeCubic) -> Double {
        switch self {
        case .byAngle:
            let start = cubic.start.turns
            var (low, high) = (0.0, 1.0)
            for _ in 0..<50 {
                let middle = (low + high) / 2
                let angle = PlanePoint.wrapped(cubic.point(at: middle).turns - start)
                if angle < measure || angle > 0.999 { low = middle } else { high = middle }
            }
            return (low + high) / 2
        case .byLength:
            var rest = measure
            for (index, chord) in Self.chords(cubic).enumerated() {
                if rest <= chord || index == 2 {
                    return (Double(index) + (chord > 0 ? min(rest / chord, 1) : 0)) / 3
                }
                rest -= chord
            }
            return 1
        }
    }

    private static func chords(_ cubic: ShapeCubic) -> [Double] {
        let points = [cubic.start, cubic.point(at: 1 / 3.0), cubic.point(at: 2 / 3.0), cubic.end]
        return (0..<3).map { (points[$0 + 1] - points[$0]).length }
    }
}

/// An outline whose pieces have their shares of it.
struct MeasuredShape {
    struct Piece {
        var cubic: ShapeCubic
        /// The shares of the outline at which the piece begins and ends, in `0...1`.
        var start, end: Double
    }

    struct Corner {
        let place: Double
        /// The point halfway between the first point and the last one.
        let middle: PlanePoint
        let isConvex: Bool
    }

    let matching: ShapeMatching
    private(set) var pieces: [Piece] = []
    let corners: [Corner]

    init(_ polygon: RoundedPolygon, _ matching: ShapeMatching) {
        self.matching = matching
        let cubics = polygon.pieces
        let measures = cubics.map { matching.measure($0) }
        let total = measures.reduce(0, +)
        var ends = [0.0]
        for measure in measures { ends.append(ends[ends.count - 1] + measure) }
        ends = ends.map { $0 / total }
        var corners: [Corner] = []
        var index = 0
        for corner in polygon.corners {
            let middle = index + corner.cubics.count / 2
            let (first, last) = (corner.cubics[0].start, corner.cubics[corner.cubics.count - 1].end)
            corners.append(
                Corner(
                    place: PlanePoint.wrapped((ends[middle] + ends[middle + 1]) / 2),
                    middle: (first + last) * 0.5, isConvex: corner.isConvex))
            index += corner.cubics.count + 1
        }
        self.corners = corners
        var start = 0.0
        for (index, cubic) in cubics.enumerated() where ends[index + 1] - start > ShapeCubic.tiny {
            pieces.append(Piece(cubic: cubic, start: start, end: ends[index + 1]))
            start = ends[index + 1]
        }
        pieces[pieces.count - 1].end = 1
    }

    /// Returns both parts of a piece, before and after a place within it.
    func cut(_ piece: Piece, at place: Double) -> (Piece, Piece) {
        let place = min(max(place, piece.start), piece.end)
        let share = (place - piece.start) / (piece.end - piece.start)
        let t = matching.parameter(of: share * matching.measure(piece.cubic), on: piece.cubic)
        let (before, after) = piece.cubic.split(at: t)
        return (
            Piece(cubic: before, start: piece.start, end: place),
            Piece(cubic: after, start: place, end: piece.end)
        )
    }

    /// Returns the pieces from a place on, which becomes 0.
    func pieces(from place: Double) -> [Piece] {
        if place < ShapeCubic.tiny { return pieces }
        guard let index = pieces.firstIndex(where: { place >= $0.start && place <= $0.end }) else {
            return pieces
        }
        let (before, after) = cut(pieces[index], at: place)
        var turned = [after] + pieces[(index + 1)...] + pieces[..<index] + [before]
        var start = 0.0
        for index in turned.indices {
            let end = index == turned.count - 1 ? 1 : PlanePoint.wrapped(turned[index].end - place)
            (turned[index].start, turned[index].end) = (start, end)
            start = end
        }
        return turned
    }
}
