internal import Basics
internal import Drawing

extension SVGDocument {
    /// Returns the gradient of a paint, with coordinates that are counted from a point.
    func gradient(
        _ paint: VectorPicture.Paint, _ name: String, origin: Point, _ defs: inout Definitions
    ) -> String {
        let stops = paint.stops.enumerated().map { index, stop in
            let (place, color) = stop
            func opacity(_ color: Color) -> String { (Double(color.alpha) / 255).decimal(4) }
            let alpha = color.alpha < 255 ? " stop-opacity=\"\(opacity(color))\"" : ""
            let dark = paint.darkColors.isEmpty ? nil : paint.darkColors[index]
            var marks = marks("stop-color", color, dark: dark, &defs)
            if let dark, dark.alpha != color.alpha {
                marks.append(defs.looks.mark("stop-opacity: " + opacity(dark), prefix))
            }
            let mark = marks.isEmpty ? "" : " class=\"\(marks.joined(separator: " "))\""
            return "<stop offset=\"\(place.decimal(5))\" stop-color=\"\(color.opaqueText)\"\(alpha)\(mark)/>"
        }
        let (kind, places) = places(paint, origin)
        return """
            <\(kind)Gradient id="\(name)" gradientUnits="userSpaceOnUse" \(places)>\
            \(stops.joined())</\(kind)Gradient>

            """
    }

    /// Returns the kind of a gradient, and where its colors are.
    private func places(_ paint: VectorPicture.Paint, _ origin: Point) -> (kind: String, places: String) {
        if let shading = paint.shading {
            var shading = shading
            shading.placing = shading.placing.within(Affine(scale: 1, x: -origin.x, y: -origin.y))
            let spread = shading.spread == .pad ? "" : " spreadMethod=\"\(shading.spread.rawValue)\""
            switch shading.form {
            case .linear:
                // WeasyPrint leaves out areas whose gradient a matrix turns.
                let (from, to) = shading.ends
                let ends = zip(["x1", "y1", "x2", "y2"], [from.x, from.y, to.x, to.y]).map {
                    "\($0)=\"\($1.decimal(5))\""
                }
                return ("linear", ends.joined(separator: " ") + spread)
            case .radial(let focus, let radius):
                let placing = shading.placing
                let matrix = [placing.a, placing.b, placing.c, placing.d, placing.e, placing.f].map {
                    $0.decimal(5)
                }
                let more = " gradientTransform=\"matrix(\(matrix.joined(separator: " ")))\"" + spread
                let inner = radius > 0 ? " fr=\"\(radius.decimal(5))\"" : ""
                let (x, y) = (focus.x.decimal(5), focus.y.decimal(5))
                return ("radial", "cx=\"0\" cy=\"0\" r=\"1\" fx=\"\(x)\" fy=\"\(y)\"" + inner + more)
            }
        }
        let ends = paint.ends ?? BarGradient.Ends(from: 0, to: 0)
        let start = paint.isVertical ? origin.y : origin.x
        let (from, to) = ((ends.from - start).decimal(4), (ends.to - start).decimal(4))
        return (
            "linear",
            paint.isVertical
                ? "x1=\"0\" y1=\"\(from)\" x2=\"0\" y2=\"\(to)\""
                : "x1=\"\(from)\" y1=\"0\" x2=\"\(to)\" y2=\"0\""
        )
    }
}
