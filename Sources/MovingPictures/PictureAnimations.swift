internal import Basics
internal import SVGDocuments

/// All animations of a drawing: SMIL first, which style sheets may override.
struct PictureAnimations: Sendable {
    private(set) var notes: [Message] = []

    init(_ drawing: MovingDrawing) throws(SVGProblem) {}

    func apply(at time: Int64, to values: inout MovingValues) {}

    /// The course of all of them.
    var loop: MovingLoop {
        .still
    }
}
