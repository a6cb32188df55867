package import Basics
internal import Drawing
internal import SVGDocuments

/// A drawing as a tree of elements that is the same at all moments, and what they are like at each.
package final class MovingScene {
    let drawing: MovingDrawing
    private let animations: PictureAnimations
    private let texts: MovingTexts
    private let name: String
    /// The parts of all animations from key to key.
    let stretches: MovingStretches
    private var known: [Int64: Moment] = [:]
    /// The size that the file states.
    let width, height: Double

    /// The greatest number of moments that are kept.
    private static let mostMoments = 4096

    /// Nil where the drawing has more than `limit` keys within a span, in milliseconds from the beginning of the document.
    package init?(_ picture: MovingPicture, during span: ClosedRange<Double>, limit: Int) {
        (drawing, animations, texts, name) = (
            picture.drawing, picture.animations, picture.texts, picture.name
        )
        (width, height) = (picture.width, picture.height)
        var stretches = MovingStretches(
            span: MovingPicture.nanoseconds(span.lowerBound)...MovingPicture.nanoseconds(span.upperBound),
            limit: limit)
        animations.addStretches(to: &stretches)
        if stretches.isFull { return nil }
        self.stretches = stretches
    }

    var tree: SVGTree { drawing.tree }

    /// The drawing at a moment, in milliseconds from the beginning of the document.
    func moment(_ time: Double) -> Moment {
        let time = MovingPicture.nanoseconds(time)
        if let moment = known[time] { return moment }
        var values = MovingValues(elements: tree.nodes.count)
        animations.apply(at: time, to: &values)
        let moment = Moment(drawing: drawing, values: values, texts: texts)
        if known.count >= Self.mostMoments { known.removeAll(keepingCapacity: true) }
        known[time] = moment
        return moment
    }

    /// The outermost element, which the tree hangs from.
    ///
    /// - Throws: ``SpecError`` where the size or the view of an element moves.
    package func root() throws(SpecError) -> SceneElement {
        try SceneElement(
            root: self, Viewport(width: width, height: height), at: Double(stretches.span.lowerBound) / 1e6)
    }

    /// An error about an element.
    package func problem(_ text: String, at element: SceneElement) -> SpecError {
        problem(text, node: element.node)
    }

    func problem(_ text: String, node: Int) -> SpecError {
        let element = tree[node]
        let shown = element.problem(text)
        let place = SpecError.FilePlace(
            file: name, line: max(shown.line, 1), column: max(shown.column, 1), path: "")
        return SpecError(.file, at: .place(place), Message(shown.text))
    }

    /// Whether an animation changes something of an element: one of some properties, or any.
    func moves(_ node: Int, _ properties: Set<String>? = nil) -> Bool {
        !stretches.of(node, properties).isEmpty
    }
}
