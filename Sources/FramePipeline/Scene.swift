internal import CairoRaster
internal import Drawing
public import Indicators
internal import MotionCore

/// What a job draws: an indicator, and what stands around it.
public struct Scene: Hashable, Sendable {
    public enum Body: Hashable, Sendable {
        case ring(CircularIndicator)
        case spokes(SpokeIndicator)
        case dots(DotIndicator)
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
            case .track(let track): (track.width, track.height)
            case .steps(let screen): (screen.width, screen.height)
            case .words: (0, 0)
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
            case .track(var track):
                (track.x, track.y) = (x, y)
                return .track(track)
            case .steps, .words: return self
            }
        }
    }

    public let body: Body
    public let surroundings: Surroundings
    /// What texts are set in; nil where there are none.
    let fonts: FontSet?

    init(_ body: Body, _ surroundings: Surroundings, fonts: FontSet?) {
        let layout = surroundings.layout
        self.body = body.moved(x: layout.x, y: layout.y)
        (self.surroundings, self.fonts) = (surroundings, fonts)
    }

    /// The size of every picture in points.
    public var size: (width: Double, height: Double) {
        (surroundings.layout.width, surroundings.layout.height)
    }

    /// The size of every frame at a scale.
    func pixels(scale: Double) -> (width: Int, height: Int) {
        (CairoRasterizer.pixels(size.width, scale), CairoRasterizer.pixels(size.height, scale))
    }

    /// Makes `list` the picture of steps, `time` milliseconds after the beginning of what happens to them.
    func draw(_ screen: StepScreen, at time: Double, into list: inout DisplayList) {
        list.reset(width: size.width, height: size.height)
        surroundings.drawBehind(into: &list)
        screen.draw(at: time, into: &list)
    }

    /// Makes `list` the picture of texts alone.
    func draw(_ look: FrameLook, visibility: Double, into list: inout DisplayList) {
        list.reset(width: size.width, height: size.height)
        surroundings.drawBehind(into: &list)
        let ground = list.shapes.count
        surroundings.drawInFront(look, into: &list)
        list.fade(from: ground, to: visibility)
    }

    /// Makes `list` the picture of one moment.
    ///
    /// - Parameter visibility: How much of all but the ground shows, in `0...1`.
    func draw(
        _ moment: Timeline.Moment, _ look: FrameLook, visibility: Double = 1, into list: inout DisplayList
    ) {
        list.reset(width: size.width, height: size.height)
        surroundings.drawBehind(into: &list)
        let ground = list.shapes.count
        if visibility <= 0 { return }
        switch (body, moment) {
        case (.ring(let ring), .arc(let span)): ring.draw(span, color: look.color, into: &list)
        case (.spokes(let spokes), .spokes(let opacities)):
            spokes.draw(opacities, color: look.color, into: &list)
        case (.dots(let dots), .dots(let scales)): dots.draw(scales, color: look.color, into: &list)
        case (.track(let track), .bars(let bars)):
            if look.tiles.isEmpty {
                track.draw(bars, color: look.color, into: &list)
            } else {
                track.draw(tiles: bars, colors: look.tiles, into: &list)
            }
        case (.track(let track), .arc(let span)):
            // A determinate indicator of any shape moves an arc from zero.
            track.draw(value: span.sweep, color: look.color, into: &list)
        default: preconditionFailure("the motion moves what the scene has")
        }
        surroundings.drawInFront(look, into: &list)
        list.fade(from: ground, to: visibility)
    }
}
