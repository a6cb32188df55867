internal import Basics
internal import Drawing
internal import MotionCore

/// The keyframes of one property of an element, and how they are played.
struct StyledKeyframes {
    /// The keyframes between braces.
    let text: String
    /// The timing function of all of them.
    let timing: String

    /// Writes keyframes of values over time.
    init(_ curves: KeyedCurves, duration: Double, property: String, _ value: ([Double]) -> String) {
        let pieces = curves.pieces
        if let steps = Self.evenSteps(pieces) {
            let end = zip(pieces[0].start, steps).map { $0 + $1 * Double(pieces.count) }
            let first = "from { \(property): \(value(pieces[0].start)); }"
            text = "\(first) to { \(property): \(value(end)); }"
            timing = "steps(\(pieces.count))"
            return
        }
        let jumps = pieces.indices.map { index -> Bool in
            guard index + 1 < pieces.count else { return false }
            return zip(pieces[index].end, pieces[index + 1].start).contains { ($0 - $1).magnitude > 1e-7 }
        }
        let common = pieces[0].easing(jumps: jumps[0])
        let areAlike = pieces.indices.allSatisfy {
            $0 + 1 == pieces.count && pieces[$0].isLevel
                || pieces[$0].easing(jumps: jumps[$0]) == common
        }
        timing = areAlike ? common : "linear"
        let shared = timing
        var frames: [String] = []
        func add(_ percent: Double, _ values: [Double], _ easing: String?) {
            let easing = easing.map { $0 == shared ? "" : " animation-timing-function: \($0);" } ?? ""
            frames.append("\(percent.decimal(5))% { \(property): \(value(values));\(easing) }")
        }
        for (index, piece) in pieces.enumerated() {
            let (from, to) = (piece.from / duration * 100, piece.to / duration * 100)
            let follows = index > 0 && jumps[index - 1]
            add(
                follows ? KeyframePercent.jump(at: from) : from, piece.start,
                piece.easing(jumps: jumps[index]))
            // Of several rules for one moment, only the last one would count.
            if jumps[index], !piece.isLevel {
                add(KeyframePercent.jump(at: to) - KeyframePercent.instant, piece.end, nil)
            }
        }
        add(100, pieces[pieces.count - 1].end, nil)
        text = frames.joined(separator: " ")
    }

    /// The step of values that are held for equally long; nil where the times or the steps differ.
    private static func evenSteps(_ pieces: [KeyedCurves.Piece]) -> [Double]? {
        guard pieces.count > 2, pieces.allSatisfy({ $0.isLevel }) else { return nil }
        let length = pieces[0].to - pieces[0].from
        let step = zip(pieces[1].start, pieces[0].start).map { $0 - $1 }
        for (a, b) in zip(pieces, pieces.dropFirst()) {
            let isEven = zip(zip(b.start, a.start), step).allSatisfy { ($0.0 - $0.1 - $1).magnitude < 1e-6 }
            if !isEven || (b.to - b.from - length).magnitude > 1e-6 * length { return nil }
        }
        return step
    }
}

extension KeyedCurves.Piece {
    /// The timing function until the next keyframe.
    fileprivate func easing(jumps: Bool) -> String {
        if isLevel, jumps { return "step-end" }
        guard let timing, !isLevel else { return "linear" }
        let numbers = [timing.x1, timing.y1, timing.x2, timing.y2].map { $0.decimal(5) }
        return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    }
}

/// Moves as functions of the property `transform`, of an element that is larger than the picture by the same margin on all sides.
struct StyledTransform {
    /// The middle of the element, which functions are about.
    private let origin: Point
    private let moves: [VectorPicture.Move]
    /// The size of the element, in points.
    private let width, height: Double

    init(_ moves: [VectorPicture.Move], width: Double, height: Double, left: Double, top: Double) {
        self.moves = moves
        (self.width, self.height) = (width, height)
        origin = Point(x: left + width / 2, y: top + height / 2)
    }

    /// The moves over time.
    var curves: KeyedCurves {
        KeyedCurves(moves.map { $0.curve }, tolerances: moves.map { $0.tolerance })
    }

    /// The functions when each move has its value.
    func text(_ values: [Double]) -> String {
        var words: [String] = []
        // Translations that follow each other are one.
        var (x, y) = (0.0, 0.0)
        func shift(_ dx: Double, _ dy: Double) { (x, y) = (x + dx, y + dy) }
        var isShifted = false
        func flush() {
            if isShifted { words.append(translation(x, y)) }
            (x, y, isShifted) = (0, 0, false)
        }
        for (move, value) in zip(moves, values) {
            if case .shift(_, let axis) = move {
                shift(axis == .vertical ? 0 : value, axis == .horizontal ? 0 : value)
                isShifted = true
                continue
            }
            let center = move.center ?? origin
            let isAway = center.distance(to: origin) > 1e-9
            if isAway {
                shift(center.x - origin.x, center.y - origin.y)
                isShifted = true
            }
            flush()
            switch move {
            case .turn: words.append("rotate(\((value * 360).decimal(4))deg)")
            case .grow(_, .both, _): words.append("scale(\(value.decimal(4)))")
            case .grow(_, .horizontal, _): words.append("scaleX(\(value.decimal(4)))")
            case .grow(_, .vertical, _): words.append("scaleY(\(value.decimal(4)))")
            case .shift: break
            }
            if isAway {
                shift(origin.x - center.x, origin.y - center.y)
                isShifted = true
            }
        }
        flush()
        return words.joined(separator: " ")
    }

    private func translation(_ x: Double, _ y: Double) -> String {
        let (x, y) = ((x / width * 100).decimal(4), (y / height * 100).decimal(4))
        func share(_ text: String) -> String { text == "0" ? "0" : text + "%" }
        return "translate(\(share(x)), \(share(y)))"
    }
}

extension VectorPicture.Move {
    /// The point that a turn or a scale is about; nil for a translation.
    fileprivate var center: Point? {
        switch self {
        case .turn(_, let center), .grow(_, _, let center): center
        case .shift: nil
        }
    }

    fileprivate var tolerance: Double {
        switch self {
        case .turn: SplitMoves.turnTolerance
        case .grow: SplitMoves.scaleTolerance
        case .shift: SplitMoves.shiftTolerance
        }
    }
}
