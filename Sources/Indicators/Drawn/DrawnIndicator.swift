public import Drawing
public import MotionCore

/// An indicator that is a wave, morphing shapes, or figures that move by themselves. Lengths are in points.
public struct DrawnIndicator: Hashable, Sendable {
    /// The lines, shapes or figures, prepared to be drawn at any moment.
    package enum Form: Hashable, Sendable {
        case ring(RingWaveLine)
        indirect case bar(running: BarWaveLine, valued: BarWaveLine)
        case shape(ShapeLine)
        case elements(ElementChoreography)
    }

    package let form: Form
    /// The size of the picture.
    public let width, height: Double
    /// The width of a wave's stroke.
    public let stroke: Double
    /// Whether a value of nothing is a dot as long as its caps, which shows that something has begun.
    public let showsZero: Bool
    /// The color of what is behind a wave, or nil for nothing.
    public var track: Color?
    /// The space between a wave and its track.
    public var gap = 0.0
    /// The diameter of the dot at the far end of a bar that shows a value; 0 for none.
    public var stop = 0.0
    /// The color of the circle behind a shape; nil for none.
    public var container: Color?
    /// The color of that circle while the indicator looks disabled.
    public var idleContainer: Color?
    /// The light that passes over figures, which are boxes then; nil for none.
    package var light: SkeletonLight?
    /// The direction in which a bar runs.
    public var direction = LayoutDirection.ltr
    /// The distance of the picture from the left edge of a larger one, in points.
    public var x = 0.0
    /// The distance of the picture from the top of a larger one, in points.
    public var y = 0.0

    /// A motion at a size: the side of a ring or a shape, the length of a track, the width of a group of figures.
    ///
    /// - Precondition: `colors` take the places of all of `ElementChoreography.palette`, or of none, so that all figures have one
    ///   color.
    public init(
        _ motion: DrawnMotion, size: Double, stroke: Double, showsZero: Bool = false, colors: [Color] = []
    ) {
        self.stroke = stroke
        self.showsZero = showsZero
        width = size
        switch motion.form {
        case .ringWave(let wave):
            height = size
            form = .ring(RingWaveLine(wave.form, size: size, stroke: stroke, isCentered: wave.isCentered))
        case .barWave(let wave):
            height = stroke + 2 * wave.form.amplitude
            func line(_ isRunning: Bool) -> BarWaveLine {
                BarWaveLine(wave.form, length: size, stroke: stroke, isRunning: isRunning)
            }
            var valued = line(false)
            valued.keepsGirth = showsZero
            form = .bar(running: line(true), valued: valued)
        case .shapes(let course):
            height = size
            form = .shape(ShapeLine(course))
        case .elements(let elements):
            height = size * elements.height / elements.width
            form = .elements(elements.painted(colors))
        }
    }

    /// Whether the indicator is a wave on a ring.
    package var isRingWave: Bool { if case .ring = form { true } else { false } }

    /// The amplitude and the length of a wave, in points; nil where there is no wave.
    package var wave: (amplitude: Double, length: Double)? {
        switch form {
        case .ring(let line): (line.form.amplitude, 2 * .pi * (width - stroke) / 2 / Double(line.count))
        case .bar(let running, let valued):
            (running.form.amplitude, min(running.wavelength, valued.wavelength))
        case .shape, .elements: nil
        }
    }

    /// Whether the indicator is a shape on its way to another.
    package var isShape: Bool { if case .shape = form { true } else { false } }

    /// Whether the indicator lies along a straight track.
    public var isStraight: Bool { if case .bar = form { true } else { false } }

    /// The diameter of the circle for a sign in the middle, in points: the free one within a wave, or the one that every
    /// shape covers; 0 for none.
    public var clear: Double {
        switch form {
        case .ring(let line): max(0, 2 * (line.trackRadius - 2 * line.form.amplitude) - stroke)
        // The narrowest shape is the oval.
        case .shape(let line): 2 * 0.64 * line.circle * scale
        case .bar, .elements: 0
        }
    }

    package var center: Point { Point(x: x + width / 2, y: y + height / 2) }

    /// Adds the picture of one moment.
    ///
    /// - Parameters:
    ///   - moment: The picture of the motion at that moment.
    ///   - color: The color of the moving parts, except for figures with colors of their own.
    ///   - settled: The progress from running to showing a value, or to closing the track, in `0...1`; nil for a moment by itself.
    ///   - idleness: The progress toward the disabled appearance, in `0...1`.
    ///   - sheen: The light on placeholders.
    ///   - list: The list that the picture is added to.
    public func draw(
        _ moment: DrawnMoment, color: Color, settled: Double? = nil, idleness: Double = 0,
        sheen: FrameAppearance.Sheen = .init(), into list: inout DisplayList
    ) {
        switch (form, moment) {
        case (.ring(let line), .wave(let moment)): draw(line, seen(moment), color, into: &list)
        case (.bar(let running, let valued), .wave(let moment)):
            draw(
                running: running, valued: valued, seen(moment), color, stopOpacity: settled ?? 1, into: &list)
        case (.shape(let line), .shape(let moment)):
            if var container {
                if let idleContainer { container = container.mixed(with: idleContainer, idleness) }
                list.shapes.append(.path(PathShape(.disc(center, radius: width / 2), container)))
            }
            let path = Path.area(line.outline(moment), scale: scale, center: center)
            list.shapes.append(.path(PathShape(path, color, role: .value)))
        case (.elements(let elements), .elements(let values)):
            if light != nil {
                list.shapes += lit(color, at: sheen).map { .group($0) }
                return
            }
            var (joined, joinedColor) = (Path(), color)
            func finish() {
                if !joined.elements.isEmpty {
                    list.shapes.append(.path(PathShape(joined, joinedColor, role: .value)))
                }
                joined = Path()
            }
            for (element, values) in zip(elements.elements, values) {
                let opacity = element.opacity(values)
                if opacity <= 0 { continue }
                let own = element.color(values) ?? color
                let joins = opacity == 1 && element.canBeJoined(values)
                if !joins || own != joinedColor { finish() }
                joinedColor = own
                if let arc = element.fadingArc(values, middle: elements.middle) {
                    list.shapes.append(.ring(ring(arc, elements, own.faded(min(opacity, 1)))))
                    continue
                }
                for (path, share) in element.areas(values, middle: elements.middle) {
                    if joins {
                        joined.add(placed(path))
                    } else {
                        list.shapes.append(
                            .path(PathShape(placed(path), own, opacity: share * opacity, role: .value)))
                    }
                }
            }
            finish()
        default: preconditionFailure("a motion moves what is drawn of it")
        }
    }

    /// Returns an arc that fades in as a ring with a gradient.
    private func ring(_ arc: FadingArc, _ elements: ElementChoreography, _ color: Color) -> RingShape {
        var ring = RingShape(
            centerX: x + (arc.center.x - elements.left) * scale,
            centerY: y + (arc.center.y - elements.top) * scale, radius: arc.radius * scale,
            width: arc.width * scale, arc: arc.span, cap: .butt, color: color)
        ring.gradient = RingGradient(Gradient([color.faded(0), color]), along: arc.span)
        return ring
    }

    /// The scale from the units of the source to points.
    package var scale: Double {
        if case .elements(let elements) = form { width / elements.width } else { width / 48 }
    }

    /// Returns the placeholders below each light; none where no light passes.
    package func lit(_ color: Color, at sheen: FrameAppearance.Sheen) -> [GroupShape] {
        guard case .elements(let form) = form, let light else { return [] }
        return light.shapes(form.elements.compactMap(block), color, at: sheen)
    }

    /// Returns a figure that is a box in its place; nil for any other.
    private func block(_ element: MovingElement) -> BlockShape? {
        guard case .elements(let form) = form,
            case .box(let x, let y, let width, let height, let radius) = element.figure
        else { return nil }
        return BlockShape(
            x: self.x + (x - form.left) * scale, y: self.y + (y - form.top) * scale, width: width * scale,
            height: height * scale, radius: radius * scale)
    }

    /// Returns a path of the box of figures in its place.
    package func placed(_ path: Path) -> Path {
        guard case .elements(let elements) = form else { return path }
        return path.placed(scale: scale, x: x - elements.left * scale, y: y - elements.top * scale)
    }
}
