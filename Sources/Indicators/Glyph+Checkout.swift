public import Drawing
internal import MotionCore

extension Glyph {
    /// The style of the check and the exclamation mark.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// Round ends, in the middle of the free circle.
        case rounded
        /// The style of SAP's checkout indicator: thinner, with flat ends, and half as wide as the ring.
        case checkout
    }

    /// The smallest frame with which SAP's checkout indicator is published, in points.
    private static let publishedFrame = 26.0
    /// The least space between line and dot of an exclamation mark in smaller frames, in points. The limit is Spindle's
    /// own.
    static let leastSpace = 1.0

    /// Returns the check or the exclamation mark of SAP's checkout indicator (SAP/cloud-sdk-ios-fiori @098daf0
    /// `CheckoutIndicatorStyle`): strokes of 3 with flat ends and a miter, along which they grow, each part in its turn;
    /// nil for other signs.
    ///
    /// - Parameters:
    ///   - center: The middle of the ring.
    ///   - frame: The diameter of the ring's center line, in points: published for 26 and more, below which strokes are thinner in
    ///     proportion, and the line of an exclamation mark ends a point before its dot.
    ///   - progress: The part of the sign that has been drawn, in `0...1`.
    public func checkout(center: Point, frame: Double, progress: Double = 1) -> Path? {
        let stroke = 3 * min(1, frame / Self.publishedFrame)
        func point(_ x: Double, _ y: Double) -> PlanePoint { PlanePoint(center.x + x, center.y + y) }
        switch self {
        case .check:
            let s = frame / 2
            return Path.mitered(
                point(-0.5 * s, 0.023 * s), point(-0.19 * s, 0.37 * s), point(0.5 * s, -0.345 * s),
                width: stroke, drawn: progress)
        case .exclamation:
            let (top, radius) = (-frame / 2, stroke / 2)
            let dot = Point(x: center.x, y: center.y + top + 0.73 * frame)
            var line = (from: top + 0.2 * frame + radius, to: top + 0.65 * frame)
            // As published, the dot would lie on the end of the line here, and both would be one blot.
            if frame < Self.publishedFrame {
                line.to = min(line.to, top + 0.73 * frame - stroke - Self.leastSpace)
            }
            // The dot is a circle that is stroked to its middle, from 3 o'clock.
            let (around, along) = (2 * Double.pi * radius, line.to - line.from)
            let drawn = progress * (around + along)
            if drawn <= 0 { return Path() }
            guard drawn >= around else {
                return .arc(
                    dot, radius: radius, width: stroke, span: ArcSpan(start: 0.25, sweep: drawn / around),
                    cap: .butt)
            }
            var path = Path.disc(dot, radius: stroke)
            let middle = point(0, line.from)
            // The line has the same winding as the dot, so that nothing is cut out where they overlap.
            path.add(
                .mitered(
                    middle, point(0, line.to), point(0, line.to), width: -stroke,
                    drawn: (drawn - around) / along))
            return path
        case .pause, .resume, .cancel, .stop, .icon: return nil
        }
    }
}

extension FrameAppearance.Sign {
    /// Returns the sign in its square, in its color or in its own ones.
    func shape(in box: IndicatorLayout.GlyphBox) -> Shape {
        guard glyph == .icon, let artwork = box.artwork else {
            return .path(PathShape(path(in: box), color, opacity: opacity, role: .sign))
        }
        var shape = ArtworkShape(
            artwork,
            placing: Affine(scale: box.side * Glyph.growth(progress), x: box.center.x, y: box.center.y),
            color: color, role: .sign)
        shape.opacity = opacity
        return .artwork(shape)
    }

    /// Returns the sign in its square.
    package func path(in box: IndicatorLayout.GlyphBox) -> Path {
        if glyph == .icon, let icon = box.icon {
            return icon.placed(scale: box.side * Glyph.growth(progress), x: box.center.x, y: box.center.y)
        }
        if style == .checkout, let frame = box.frame,
            let path = glyph.checkout(center: box.center, frame: frame, progress: progress)
        {
            return path
        }
        return glyph.path(center: box.center, side: box.side, progress: progress)
    }
}

extension Path {
    /// Returns the first part of a stroke along two lines, with flat ends and a miter between them; with a negative width
    /// it has the opposite winding.
    fileprivate static func mitered(
        _ a: PlanePoint, _ b: PlanePoint, _ c: PlanePoint, width: Double, drawn: Double
    ) -> Path {
        let lengths = ((b - a).length, (c - b).length)
        let length = (lengths.0 + lengths.1) * drawn
        if length <= 0 { return Path() }
        let first = (b - a).unit.clockwise * (width / 2)
        var sides: [(PlanePoint, PlanePoint)] = [(a + first, a - first)]
        if length <= lengths.0 || lengths.1 == 0 {
            let end = a + (b - a).unit * length
            sides.append((end + first, end - first))
        } else {
            let second = (c - b).unit.clockwise * (width / 2)
            let end = b + (c - b).unit * (length - lengths.0)
            // Half of the miter: its distance from both lines is the same.
            let sum = first + second
            let miter = sum * (2 * PlanePoint.dot(first, first) / PlanePoint.dot(sum, sum))
            sides += [(b + miter, b - miter), (end + second, end - second)]
        }
        var path = Path()
        for (index, point) in (sides.map { $0.0 } + sides.reversed().map { $0.1 }).enumerated() {
            let point = Point(point)
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        path.close()
        return path
    }
}
