internal import Basics
internal import Drawing

/// The bounds of the picture, as the outermost element states them.
struct SVGFrame {
    /// The visible part of the drawing, in its own units; nil for all of it.
    var window: Extent?
    /// The transform of a picture that keeps no proportions, which stretches the drawing.
    var transform = SVGTransform()

    init(_ attributes: [(String, String)]) throws(SVGProblem) {
        func value(_ key: String) -> String? { attributes.first { $0.0 == key }?.1 }
        func length(_ key: String) -> Double? {
            guard var text = value(key).map(trimmed) else { return nil }
            if text.hasSuffix("px") { text.removeLast(2) }
            return Double(text).flatMap { $0 > 0 && $0 <= Path.dataLimit ? $0 : nil }
        }
        let size = (width: length("width"), height: length("height"))
        let words = (value("viewBox") ?? "").split { $0.isWhitespace || $0 == "," }
        let box = words.compactMap { Double($0) }.filter { $0.magnitude <= Path.dataLimit }
        guard box.count == 4, box.count == words.count, box[2] > 0, box[3] > 0 else {
            if value("viewBox") == nil, let width = size.width, let height = size.height {
                window = Extent(left: 0, top: 0, right: width, bottom: height)
            }
            return
        }
        window = Extent(left: box[0], top: box[1], right: box[0] + box[2], bottom: box[1] + box[3])
        let isStretched = value("preserveAspectRatio").map(trimmed)?.hasPrefix("none") ?? false
        guard isStretched, let width = size.width, let height = size.height else { return }
        let across = width / box[2] / (height / box[3])
        transform.a = across
        window = Extent(
            left: box[0] * across, top: box[1], right: (box[0] + box[2]) * across, bottom: box[1] + box[3])
    }
}
