package import Drawing
internal import MotionCore

/// The map from the units of a `viewBox` to those of a room.
package struct SVGFit {
    /// The scales.
    package private(set) var across, down: Double
    /// The place of the origin in the room.
    package let x, y: Double

    /// The map that an element asks for.
    package init(_ box: Extent, in element: SVGElement, width: Double, height: Double) {
        let words = (element["preserveAspectRatio"] ?? "").split { $0.isWhitespace }
        let align = words.first ?? "xMidYMid"
        across = width / box.width
        down = height / box.height
        if align != "none" {
            let both = words.last == "slice" ? max(across, down) : min(across, down)
            across = both
            down = both
        }
        func share(_ axis: String) -> Double {
            if words.isEmpty { return 0.5 }
            return align.contains(axis + "Min") ? 0 : align.contains(axis + "Max") ? 1 : 0.5
        }
        x = (width - box.width * across) * share("x") - box.left * across
        y = (height - box.height * down) * share("Y") - box.top * down
    }
}

extension SVGElement {
    /// Its `viewBox`; nil where there is none that could be shown.
    package var viewBox: Extent? {
        let words = (self["viewBox"] ?? "").split { $0.isWhitespace || $0 == "," }
        let box = words.compactMap { Double($0) }.filter { $0.magnitude <= Path.dataLimit }
        guard box.count == 4, box.count == words.count, box[2] > 0, box[3] > 0 else { return nil }
        return Extent(left: box[0], top: box[1], right: box[0] + box[2], bottom: box[1] + box[3])
    }
}
