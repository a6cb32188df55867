internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Vectors

extension RenderJob {
    /// Returns the fidelity of a picture to what the job draws.
    func fidelity(of picture: VectorPicture) -> VectorFidelity {
        var result = picture.measuredFidelity
        if case .ring(let ring) = scene.body, ring.gradient != nil {
            let pieces = RingPieces(ring, duration: picture.duration)
            result.departures.append(
                "the gradient is \(pieces.colors.count) pieces around the ring, each at most \(pieces.error.decimal(1)) of 255 off"
            )
        }
        if picture.layers.contains(where: { $0.paint.changesAlpha }) {
            result.departures.append("spokes whose colors have different alphas all use the first alpha")
        }
        if case .shape(let shape) = scene.body, change != nil, shape.rest != nil,
            shape.drawing.areas.contains(where: {
                if case .gradient = $0.paint { $0.paint.isChosen } else { false }
            })
        {
            result.departures.append("gradients in the color of the indicator keep that color")
        }
        if let story, story.line.policy.fade > 0, picture.groups.contains(where: { $0.allLayers.count > 1 }) {
            result.departures.append(
                "what lies behind something shows through it while it appears and disappears")
        }
        if palette.contains(where: { $0.alpha < 255 }) {
            switch scene.body {
            case .ring(let ring) where ring.gap == 0 && timeline.onlyValue ?? 0 > 1:
                result.departures.append("the first lap shows through a translucent second one")
            case .ring(let ring) where ring.track != nil && ring.gap == 0:
                result.departures.append("the track shows through a translucent arc")
            case .track(let track) where track.track != nil && track.gap == 0:
                result.departures.append("the track shows through translucent bars")
            case .shape(let shape) where shape.track != nil && shape.way == .trace:
                result.departures.append("the track shows through translucent lines")
            default: break
            }
        }
        if case .drawn(let drawn) = scene.body, case .elements(let choreography) = drawn.form,
            choreography.elements.contains(where: { $0.figure.fadesIn })
        {
            result.departures.append(
                "arcs that fade in are areas on each other, whose edges some players draw too heavy")
        }
        return result
    }
}

extension MovingElement.Figure {
    fileprivate var fadesIn: Bool {
        if case .arc(_, _, _, _, _, _, _, fadesIn: true) = self { true } else { false }
    }
}
