/// The center line of a wavy ring, around the origin.
public struct RingWaveLine: Hashable, Sendable {
    /// The radius of the ring's flat line, and the width of its stroke.
    public let radius, stroke: Double
    package let form: WaveForm
    /// Whether the ring of Compose is moved into the middle, from which its own box is off.
    let isCentered: Bool
    /// Whether low waves stick out of the ring as published.
    private let isPublished: Bool
    /// The number of waves around the ring.
    public let count: Int
    private let circle, star: RoundedPolygon
    private let morph: ShapeMorph?
    /// The curve of ``morph`` in whose middle the first crest is.
    private let crest: Int

    /// Creates a ring in a square box.
    ///
    /// - Parameters:
    ///   - form: The published sizes of its waves.
    ///   - size: The side of the box in points; above the stroke.
    ///   - stroke: The thickness of the line, in points; above 0.
    ///   - isCentered: Whether the ring of Compose is moved into the middle.
    ///   - isPublished: Whether low waves stick out of the ring as published, and snap where they fall flat.
    public init(
        _ form: WaveForm, size: Double, stroke: Double, isCentered: Bool, isPublished: Bool = false
    ) {
        radius = (size - stroke) / 2
        self.form = form
        self.stroke = stroke
        self.isCentered = isCentered
        self.isPublished = isPublished
        count = Self.waves(form, size: size, stroke: stroke)
        switch form.style {
        case .views:
            (circle, star) = (.circle(3), .circle(3))
            (morph, crest) = (nil, 0)
        case .compose:
            circle = RoundedPolygon.circle(count).normalizedInBox
            let star =
                RoundedPolygon.star(count, inner: 0.75, radius: 0.35, smoothing: 0.4, innerRadius: 0.5)
                .normalizedInBox
            let morph = ShapeMorph(circle, star, .byLength)
            let first = star.outline[0].start
            func distance(_ index: Int) -> Double { (morph.second[index].point(at: 0.5) - first).length }
            crest = morph.second.indices.min { distance($0) < distance($1) } ?? 0
            self.star = star
            self.morph = morph
        }
    }

    /// Returns the largest amplitude that has room, in points: the wave comes no closer to the middle than its stroke
    /// covers. At least the published amplitude in any case; Compose's star has its own.
    package static func largestAmplitude(_ style: WaveForm.Style, size: Double, stroke: Double) -> Double {
        switch style {
        case .views: max((size / 2 - stroke) / 2, publishedAmplitude * max(size / RingWave.publishedSize, 1))
        case .compose: publishedStar
        }
    }

    /// Returns the number of waves around a ring in a square box.
    static func waves(_ form: WaveForm, size: Double, stroke: Double) -> Int {
        let waves = Double.pi * (size - stroke) / form.wavelength
        return switch form.style {
        case .views: max(3, Int(waves.rounded(.down)))
        case .compose: max(5, Int(waves.rounded()))
        }
    }

    /// The amplitude at which Compose's star is as published, in points at the published size.
    static let publishedStar = 2.0
    /// The amplitude of Material Components for Android, in points at the published size.
    static let publishedAmplitude = 1.6

    /// The share of the amplitude from which on the line of Compose is its whole star.
    package var whole: Double { form.amplitude > 0 ? min(Self.publishedStar / form.amplitude, 1) : 1 }

    /// Returns the closed line, from 12 o'clock on.
    package func closed(share: Double) -> [ShapeCubic] {
        switch form.style {
        case .views: share * form.amplitude > 0 ? tangents(share: share) : flat
        case .compose: morphed(share: share)
        }
    }

    /// The flat line, a circle.
    private var flat: [ShapeCubic] {
        let pieces = 16
        let handle = circleHandle(pieces: pieces)
        return (0..<pieces).map { index in
            let from = PlanePoint(0, -1).turned(Double(index) / Double(pieces))
            let to = PlanePoint(0, -1).turned(Double(index + 1) / Double(pieces))
            return ShapeCubic(
                from * radius, from * radius + from.clockwise * handle, to * radius - to.clockwise * handle,
                to * radius)
        }
    }

    /// Returns the length of the handles of a circle in a number of pieces: 4/3 · tan(angle / 4) radii.
    private func circleHandle(pieces: Int) -> Double {
        let quarter = Direction(turns: 0.25 / Double(pieces))
        return radius * 4 / 3 * (quarter.x / -quarter.y)
    }

    /// The radius of the track beside the wave: that of Compose's flat line is slightly smaller.
    public var trackRadius: Double { form.style == .views ? radius : closed(share: 0)[0].start.length }

    /// The circle on which the source puts its anchors: four cubics.
    private var base: MeasuredCurve {
        let handle = radius * 0.552_284_8
        return MeasuredCurve(
            (0..<4).map { index in
                let from = PlanePoint(0, -1).turned(Double(index) / 4)
                let to = from.clockwise
                return ShapeCubic(
                    from * radius, from * radius + from.clockwise * handle,
                    to * radius - to.clockwise * handle,
                    to * radius)
            })
    }

    /// Returns half waves whose handles lie along the circle.
    ///
    /// Published handles have the same length at every height: low waves stick out of the ring, and would snap into it
    /// where they fall flat. So the lowest waves rise from the circle, and have the published line from the height on at
    /// which it stays inside.
    private func tangents(share: Double) -> [ShapeCubic] {
        let (halves, base) = (2 * count, base)
        let half = base.length / Double(halves)
        let depth = 2 * form.amplitude * share
        let published = 0.48 * half
        // At t beside a crest the line has sunk by 3 · depth · t², and the ring by (3 · handle · t)² / (2 · radius).
        let lowest = 1.5 * published * published / radius
        let own = isPublished ? 1 : min(depth / lowest, 1)
        let handle = circleHandle(pieces: halves) * (1 - own) + published * own
        func anchor(_ index: Int) -> (point: PlanePoint, way: PlanePoint) {
            let length = half * Double(index % halves)
            let exact = PlanePoint(0, -1).turned(Double(index % halves) / Double(halves))
            let point = exact * (radius * (1 - own)) + base.point(at: length) * own
            let way = (exact.clockwise * (1 - own) + base.way(at: length) * own).unit
            return (point + way.clockwise * (index.isMultiple(of: 2) ? 0 : depth), way)
        }
        return (0..<halves).map { index in
            let (from, to) = (anchor(index), anchor(index + 1))
            return ShapeCubic(
                from.point, from.point + from.way * handle, to.point - to.way * handle, to.point)
        }
    }

    private func morphed(share: Double) -> [ShapeCubic] {
        guard let morph else { return [] }
        let share = min(share * form.amplitude / Self.publishedStar, 1)
        let middle = PlanePoint(0.5, 0.5)
        var line: [ShapeCubic]
        var own = circle.center
        if share == 1 {
            (line, own) = (star.outline, star.center)
        } else if share == 0 {
            line = circle.outline
        } else {
            line = morph.outline(at: share)
            // Both ends of the morph begin in the middle of a crest. The source's morph does not in between, and jumps by
            // half a wave.
            if isCentered { line = line.from(middleOf: crest) }
        }
        let turn = -0.25 - (line[0].start - middle).turns
        let size = 2 * radius
        line = line.map { cubic in cubic.mapped { (($0 - middle) * size).turned(turn) } }
        let box = line.controlBox
        let center = isCentered ? ((own - middle) * size).turned(turn) : (box.low + box.high) * 0.5
        return line.map { cubic in cubic.mapped { $0 - center } }
    }

    /// Returns the line between two shares of the ring, tail first, after `phase` waves have passed and with all of it
    /// turned.
    public func piece(
        from tail: Double, to head: Double, share: Double, phase: Double, rotation: Double
    ) -> [ShapeCubic] {
        let line = MeasuredCurve(closed(share: share))
        let shift = form.style == .views ? phase / Double(count) : PlanePoint.wrapped(phase / Double(count))
        var (start, end) = (tail + shift, head + shift)
        let turns = start.rounded(.down)
        (start, end) = (start - turns, end - turns)
        var pieces: [ShapeCubic] = []
        while end > start {
            let stop = min(end, 1)
            pieces += line.piece(from: start * line.length, to: stop * line.length)
            (start, end) = (0, end - 1)
        }
        let turn = rotation - shift
        return pieces.map { cubic in cubic.mapped { $0.turned(turn) } }
    }
}

extension [ShapeCubic] {
    /// Returns the same closed line, from the middle of one of its curves on.
    fileprivate func from(middleOf index: Int) -> [ShapeCubic] {
        let (before, after) = self[index].split(at: 0.5)
        return [after] + self[(index + 1)...] + self[..<index] + [before]
    }
}
