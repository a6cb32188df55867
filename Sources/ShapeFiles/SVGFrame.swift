internal import Drawing
internal import MotionCore
internal import SVGDocuments

/// The bounds of the picture, as the outermost element states them.
struct SVGFrame {
    /// The visible part of the drawing, in its own units; nil for all of it.
    var window: Extent?
    /// The size of the drawing in its own units, of which lengths may be shares; nil where none is stated.
    var viewport: (width: Double, height: Double)?
    /// The transform of a picture that keeps no proportions, which stretches the drawing.
    var transform = Affine()

    init(_ root: SVGElement) {
        func length(_ key: String, _ unit: String = "px") -> Double? {
            guard var text = root[key] else { return nil }
            if text.hasSuffix(unit) { text.removeLast(unit.count) }
            return Double(text).flatMap { $0 > 0 && $0 <= Path.dataLimit ? $0 : nil }
        }
        let size = (width: length("width"), height: length("height"))
        guard let box = root.viewBox else {
            if root["viewBox"] == nil, let width = size.width, let height = size.height {
                window = Extent(left: 0, top: 0, right: width, bottom: height)
                viewport = (width, height)
            }
            return
        }
        window = box
        viewport = (box.width, box.height)
        // Of any unit only the proportions count.
        let sizes = ["px", "mm", "cm", "in", "pt", "pc"].lazy.map {
            (length("width", $0), length("height", $0))
        }
        guard case (let width?, let height?)? = sizes.first(where: { $0.0 != nil && $0.1 != nil }) else {
            return
        }
        let fit = SVGFit(box, in: root, width: width, height: height)
        // The units of the drawing are as high as they are, and wider where the picture keeps no proportions.
        transform.a = fit.across / fit.down
        let (left, top) = (-fit.x / fit.down, -fit.y / fit.down)
        window = Extent(
            left: left, top: top, right: left + width / fit.down, bottom: top + height / fit.down)
    }
}

extension SVGStyle {
    /// Returns the style in a symbol, or in a drawing within the drawing, which has a place, a size and units of its own.
    ///
    /// - Parameter user: The element that has its size: itself, or the one that uses it.
    func within(_ element: SVGElement, sizedBy user: SVGElement) throws(SVGProblem) -> SVGStyle {
        var style = self
        func size(_ key: String, _ whole: Double?) throws(SVGProblem) -> Double? {
            for candidate in [user, element] {
                guard let text = candidate[key], text != "auto", text != "100%" else { continue }
                do throws(SVGProblem) {
                    return try svgLength(text, candidate.name, key)
                } catch {
                    throw candidate.placed(error)
                }
            }
            return whole
        }
        var place = Affine()
        if element.name == "svg", user.name == "svg" {
            do throws(SVGProblem) { place = try SVGFigure(element).shift } catch {
                throw element.placed(error)
            }
        }
        let (left, top) = (place.e, place.f)
        let (width, height) = (try size("width", viewport?.width), try size("height", viewport?.height))
        guard let width, let height else {
            if element.viewBox == nil {
                style.transform = place.within(transform)
                return style
            }
            throw element.problem("has no size that could be told; give it a width and a height")
        }
        if width <= 0 || height <= 0 { style.isSilent = true }
        style.viewport = (width, height)
        if let box = element.viewBox {
            let fit = SVGFit(box, in: element, width: width, height: height)
            place = Affine(fit.across, 0, 0, fit.down, place.e + fit.x, place.f + fit.y)
            style.viewport = (box.width, box.height)
        }
        if (element["overflow"] ?? "hidden") != "visible" {
            let corners = [
                (left, top), (left + width, top), (left + width, top + height), (left, top + height),
            ]
            let points = corners.map { transform.moved(PlanePoint($0.0, $0.1)) }
            let area = Path(outlines: [points.sides.map { ShapeCubic.line($0, $1) }])
            style.clips.append(SVGClip([ClipFigure(area)], of: element.name))
        }
        style.transform = place.within(transform)
        return style
    }
}
