internal import Basics
public import Drawing
public import Indicators
internal import MotionCore
public import Presentations

/// The drawing of a job: an indicator and its surroundings.
public struct Scene: Hashable, Sendable {
    /// The indicator or its stand-in, at the center of the scene.
    public enum Body: Hashable, Sendable {
        /// A ring with an arc.
        case ring(CircularIndicator)
        /// Spokes around a center.
        case spokes(SpokeIndicator)
        /// Dots in a row.
        case dots(DotIndicator)
        /// A wave, shapes or figures; kept elsewhere, as it is large.
        indirect case drawn(DrawnIndicator)
        /// A shape of one's own; kept elsewhere, as it is large.
        indirect case shape(CustomShapeIndicator)
        /// A straight track with bars.
        case track(LinearIndicator)
        /// A picture of its own size; kept elsewhere, for the others are copied faster without it.
        indirect case steps(StepScreen)
        /// Nothing but the texts around it.
        case words

        /// The size of the indicator itself in points.
        public var size: (width: Double, height: Double) {
            switch self {
            case .ring(let ring): (ring.size, ring.size)
            case .spokes(let spokes): (spokes.size, spokes.size)
            case .dots(let dots): (dots.width, dots.height)
            case .drawn(let drawn): (drawn.width, drawn.height)
            case .shape(let shape): (shape.size, shape.size)
            case .track(let track):
                track.isVertical ? (track.boxHeight, track.boxWidth) : (track.boxWidth, track.boxHeight)
            case .steps(let screen): (screen.width, screen.height)
            case .words: (0, 0)
            }
        }

        /// The color of the track of what has one.
        var trackColor: Color? {
            get {
                switch self {
                case .ring(let ring): ring.track
                case .drawn(let drawn): drawn.track
                case .shape(let shape): shape.track
                case .track(let track): track.track
                case .spokes, .dots, .steps, .words: nil
                }
            }
            set {
                switch self {
                case .ring(var ring):
                    ring.track = newValue
                    self = .ring(ring)
                case .drawn(var drawn):
                    drawn.track = newValue
                    self = .drawn(drawn)
                case .shape(var shape):
                    shape.track = newValue
                    self = .shape(shape)
                case .track(var track):
                    track.track = newValue
                    self = .track(track)
                case .spokes, .dots, .steps, .words: break
                }
            }
        }

        /// The gradient of the indicator; nil for one color.
        package var gradient: IndicatorGradient? {
            switch self {
            case .ring(let ring): ring.gradient
            case .track(let track): track.gradient
            default: nil
            }
        }

        /// Whether a value of nothing is seen.
        package var showsZero: Bool {
            switch self {
            case .ring(let ring): ring.showsZero
            case .track(let track): track.showsZero
            case .drawn(let drawn): drawn.showsZero
            case .spokes, .dots, .shape, .steps, .words: false
            }
        }

        /// The indicator with its top left corner at this point of the picture.
        func moved(x: Double, y: Double) -> Body {
            switch self {
            case .ring(var ring):
                (ring.x, ring.y) = (x, y)
                return .ring(ring)
            case .spokes(var spokes):
                (spokes.x, spokes.y) = (x, y)
                return .spokes(spokes)
            case .dots(var dots):
                (dots.x, dots.y) = (x, y)
                return .dots(dots)
            case .drawn(var drawn):
                (drawn.x, drawn.y) = (x, y)
                return .drawn(drawn)
            case .shape(var shape):
                (shape.x, shape.y) = (x, y)
                return .shape(shape)
            case .track(let track):
                return .track(track.isVertical ? track.moved(x: y, y: x) : track.moved(x: x, y: y))
            case .steps, .words: return self
            }
        }
    }

    /// The indicator.
    public internal(set) var body: Body
    /// The smoothing of edges.
    public package(set) var antialiasing = Antialiasing.full
    /// The ground below it, its label, value and signs.
    public let surroundings: Surroundings
    /// The fonts of the texts; nil if there are none.
    package let fonts: FontSet?
    /// The presentation around the indicator; nil for none.
    public let stage: Stage?

    /// The color of the track while the indicator looks disabled; nil for its usual one.
    package let disabledTrack: Color?

    package init(
        _ body: Body, _ surroundings: Surroundings, fonts: FontSet?, stage: Stage? = nil,
        disabledTrack: Color? = nil
    ) {
        let surroundings = stage.map { surroundings.moved(x: $0.x, y: $0.y) } ?? surroundings
        self.body = body.moved(x: surroundings.layout.x, y: surroundings.layout.y)
        self.surroundings = surroundings
        self.fonts = fonts
        self.stage = stage
        self.disabledTrack = disabledTrack
    }

    /// Whether a light passes over placeholders.
    package var shimmers: Bool {
        if case .drawn(let drawn) = body, drawn.light != nil { return true }
        return stage?.shimmers ?? false
    }

    /// The size of every picture in points.
    public var size: (width: Double, height: Double) {
        if let stage { return (stage.width, stage.height) }
        return (surroundings.layout.width, surroundings.layout.height)
    }

    /// The size of every frame at a scale.
    package func pixels(scale: Double) -> (width: Int, height: Int) {
        guard antialiasing == .full else { return wholePointPixels(scale: scale) }
        return (DisplayList.pixels(size.width, scale), DisplayList.pixels(size.height, scale))
    }

    /// The size of every frame at a scale, where the picture takes whole points.
    package func wholePointPixels(scale: Double) -> (width: Int, height: Int) {
        let (width, height) = (DisplayList.pixels(size.width, 1), DisplayList.pixels(size.height, 1))
        return (DisplayList.pixels(Double(width), scale), DisplayList.pixels(Double(height), scale))
    }

    /// Makes `list` the picture of steps, `time` milliseconds after the beginning of what happens to them.
    package func draw(_ screen: StepScreen, at time: Double, into list: inout DisplayList) {
        list.reset(width: size.width, height: size.height)
        surroundings.drawBehind(into: &list)
        screen.draw(at: time, into: &list)
    }

    /// Makes `list` the picture of one moment.
    package func draw(_ moment: Timeline.Moment, _ look: FrameAppearance, into list: inout DisplayList) {
        list.reset(width: size.width, height: size.height)
        guard let stage else {
            surroundings.drawBehind(into: &list)
            return drawBlock(moment, look, body, surroundings, into: &list)
        }
        stage.drawBehind(
            visibility: look.visibility, message: look.message, pause: look.pause, halt: look.halt,
            turn: look.turn, failure: look.failure, success: look.success, group: look.group,
            sheen: look.sheen,
            into: &list)
        if look.visibility > 0 || !look.standing.isEmpty {
            let right = look.group?.dx ?? 0
            let down = stage.offset(visibility: look.visibility) + (look.group?.dy ?? 0)
            if right == 0, down == 0 {
                drawBlock(moment, look, body, surroundings, into: &list)
            } else {
                let moved = surroundings.moved(x: right, y: down)
                drawBlock(
                    moment, look, body.moved(x: moved.layout.x, y: moved.layout.y), moved, into: &list)
            }
        }
        stage.drawInFront(visibility: look.visibility, notice: look.notice, sheen: look.sheen, into: &list)
    }

    /// Adds the indicator with what is written and shown around it.
    private func drawBlock(
        _ moment: Timeline.Moment, _ look: FrameAppearance, _ body: Body, _ surroundings: Surroundings,
        into list: inout DisplayList
    ) {
        defer { surroundings.drawStanding(look, into: &list) }
        if look.visibility <= 0 { return }
        let start = list.shapes.count
        var body = body
        if case .track(var track) = body, track.effect != nil {
            track.effect?.place = look.effectPlace
            body = .track(track)
        }
        if let disabledTrack, look.idleness > 0, let track = body.trackColor {
            body.trackColor = track.mixed(with: disabledTrack, look.idleness)
        }
        switch (body, moment) {
        case (.words, _): break
        case (.ring(let ring), .arc(let span)):
            ring.draw(span, color: look.color, settled: look.settled, into: &list)
        case (.spokes(let spokes), .spokes(let opacities)):
            spokes.draw(opacities, color: look.color, into: &list)
        case (.dots(let dots), .dots(let scales)): dots.draw(scales, color: look.color, into: &list)
        case (.drawn(let drawn), .drawn(let moment)):
            drawn.draw(
                moment, color: look.color, settled: look.settled, idleness: look.idleness, sheen: look.sheen,
                into: &list)
        case (.shape(let shape), .arc(let span)):
            shape.sized(1 - look.loss).draw(span, color: look.color, into: &list)
        case (.track(let track), .bars(let bars)):
            if look.tiles.isEmpty {
                track.draw(
                    bars, color: look.color, valued: look.valued, settled: look.settled, into: &list)
            } else {
                track.draw(tiles: bars, colors: look.tiles, into: &list)
            }
        case (.track(let track), .arc(let span)):
            // A determinate indicator of any shape moves an arc from zero.
            track.draw(value: span.sweep, color: look.color, into: &list)
        default: preconditionFailure("the motion moves what the scene has")
        }
        surroundings.drawInFront(look, into: &list)
        if look.visibility < 1 {
            for index in list.shapes.indices.dropFirst(start) {
                list.shapes[index] = list.shapes[index].faded(look.visibility)
            }
        }
    }
}
