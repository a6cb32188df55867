internal import Basics
internal import Drawing
internal import MotionCore
internal import SVGDocuments

extension SVGReader {
    /// Returns the clip and the mask that an element declares, as areas.
    ///
    /// - Parameter style: The style of the element.
    func clips(of element: SVGElement, _ style: SVGStyle) throws(SVGProblem) -> [SVGClip] {
        var clips: [SVGClip] = []
        if let id = style.clip, let clip = index[id], clip.name == "clipPath" {
            let units = try units(of: clip, "clipPathUnits", for: element, style)
            clips.append(SVGClip(try figures(in: clip, units, as: .clip), of: "clip-path"))
            try refuseCut(clip)
        }
        if let id = style.mask, let mask = index[id], mask.name == "mask" {
            try refuseCut(mask)
            let isAlpha = sheet.declarations(of: mask).last { $0.key == "mask-type" }?.value == "alpha"
            let units = try units(of: mask, "maskContentUnits", for: element, style)
            clips.append(SVGClip(try figures(in: mask, units, as: isAlpha ? .alpha : .luminance), of: "mask"))
            if let region = try region(of: mask, for: element, style) {
                clips.append(SVGClip([.init(region)], of: "mask"))
            }
        }
        return clips
    }

    /// Returns the part of an element, in the drawing's units, outside of which its mask hides all; nil where that cannot be told.
    private func region(
        of mask: SVGElement, for element: SVGElement, _ style: SVGStyle
    ) throws(SVGProblem) -> Path? {
        let figure = SVGFigure(mask)
        if mask["maskUnits"] == "userSpaceOnUse" {
            return try figure.region(of: style.viewport)?.placed(style.transform)
        }
        let bounds: Affine?
        do throws(SVGProblem) {
            bounds = try boundsMap(of: element, style)
        } catch {
            // The usual region hides but strokes that reach far out.
            if figure.statesRegion { throw error }
            return nil
        }
        guard let bounds else { return nil }
        return try figure.region(of: (1, 1))?.placed(bounds)
    }

    /// Refuses clips and masks that are cut themselves.
    private func refuseCut(_ element: SVGElement) throws(SVGProblem) {
        for key in ["clip-path", "mask"] {
            let own = sheet.declarations(of: element).last { $0.key == key }?.value ?? "none"
            if own == "none" { continue }
            let kind = element.name == "mask" ? "mask" : "clip-path"
            throw SVGProblem(
                text: "\(kind) that has a \(key) itself is not drawn; apply it in the drawing program")
        }
    }

    /// The way in which figures make a clip.
    private enum Way {
        /// By their outlines.
        case clip
        /// By how opaque they are.
        case alpha
        /// By how light they are.
        case luminance

        var name: String { self == .clip ? "clip-path" : "mask" }
    }

    /// Returns the map from the units of what is in a clip to the drawing's.
    private func units(
        of clip: SVGElement, _ key: String, for element: SVGElement, _ style: SVGStyle
    ) throws(SVGProblem) -> Affine {
        guard clip[key] == "objectBoundingBox" else { return style.transform }
        return try boundsMap(of: element, style) ?? style.transform
    }

    /// Returns the map from shares of the bounds of an element to the drawing's units; nil where it has no bounds.
    private func boundsMap(of element: SVGElement, _ style: SVGStyle) throws(SVGProblem) -> Affine? {
        var (path, left) = (Path(), SVGLimits.maxElements)
        try add(element, Affine(), to: &path, depth: 0, &left)
        guard let bounds = path.extent else { return nil }
        return Affine(bounds.width, 0, 0, bounds.height, bounds.left, bounds.top).within(style.transform)
    }

    /// Adds all figures in an element, without its own transform, and of the outermost without its own place.
    ///
    /// - Parameter left: The number of elements that may be looked at.
    private func add(
        _ element: SVGElement, _ placing: Affine, to path: inout Path, depth: Int, _ left: inout Int
    ) throws(SVGProblem) {
        left -= 1
        if depth > SVGLimits.maxDepth || left < 0 {
            throw SVGProblem(
                text: "a clip in units of the bounds of so much is not drawn; simplify the drawing")
        }
        if SVGFigure.names.contains(element.name) {
            let figure = try SVGFigure(element, sheet.declarations(of: element)).path()
            if let figure { path.add(figure.placed(placing)) }
        } else if element.name == "use", let original = element.reference.flatMap({ index[$0] }) {
            let place = depth == 0 ? placing : try SVGFigure(element).shift.within(placing)
            try add(moved: original, place, to: &path, depth: depth, &left)
        } else if ["g", "a"].contains(element.name) || depth == 0 && element.placesOthers {
            for child in element.children { try add(moved: child, placing, to: &path, depth: depth, &left) }
        } else if ["svg", "symbol", "switch"].contains(element.name) {
            throw SVGProblem(
                text:
                    "a clip in units of the bounds of \(quoted(element.name)) is not drawn; apply it in the drawing program"
            )
        }
    }

    private func add(
        moved element: SVGElement, _ placing: Affine, to path: inout Path, depth: Int, _ left: inout Int
    ) throws(SVGProblem) {
        let own = sheet.declarations(of: element).last { $0.key == "transform" }?.value ?? ""
        try add(element, Affine(own == "none" ? "" : own).within(placing), to: &path, depth: depth + 1, &left)
    }

    /// Returns all figures in a clip or a mask, in the drawing's units.
    private func figures(in clip: SVGElement, _ placing: Affine, as way: Way) throws(SVGProblem)
        -> [ClipFigure]
    {
        var style = SVGStyle()
        try style.apply(sheet.inherited(by: clip, in: index))
        style.transform = placing
        let own = sheet.declarations(of: clip).last { $0.key == "transform" }?.value ?? "none"
        if way == .clip, own != "none" { style.transform = try Affine(own).within(placing) }
        var figures: [ClipFigure] = []
        try add(clip.children, style, as: way, to: &figures, depth: 0)
        return figures
    }

    private func add(
        _ children: [SVGElement], _ style: SVGStyle, as way: Way, to figures: inout [ClipFigure],
        depth: Int
    ) throws(SVGProblem) {
        for child in children where !child.name.contains(":") && !["title", "desc"].contains(child.name) {
            var own = style
            try own.apply(sheet.declarations(of: child))
            var isPlain = own.clip == nil && own.mask == nil
            var element = child
            if child.name == "use", let original = child.reference.flatMap({ index[$0] }) {
                own.transform = try SVGFigure(child).shift.within(own.transform)
                try own.apply(sheet.declarations(of: original))
                element = original
            }
            // The opacity of a figure has no effect in a clip.
            if way == .clip ? own.isGone : own.isSilent { continue }
            isPlain = isPlain && own.clip == nil && own.mask == nil
            if element.name == "g", way != .clip, isPlain, depth < SVGLimits.maxDepth {
                try add(element.children, own, as: way, to: &figures, depth: depth + 1)
                continue
            }
            if own.isHidden { continue }
            guard SVGFigure.names.contains(element.name), isPlain else {
                throw SVGProblem(
                    text:
                        "\(way.name) with \(quoted(child.name)) in it is not drawn; apply it in the drawing program"
                )
            }
            guard let path = try SVGFigure(element, sheet.declarations(of: element)).path() else { continue }
            try add(path, own, as: way, to: &figures)
        }
    }

    /// Adds what a figure shows, or hides, of what is clipped.
    private func add(
        _ path: Path, _ style: SVGStyle, as way: Way, to figures: inout [ClipFigure]
    ) throws(SVGProblem) {
        func moved(_ path: Path) -> Path { path.placed(style.transform) }
        let area = moved(Path(outlines: path.lines.map { $0.closed.cubics }))
        if way == .clip {
            figures.append(.init(area, isEvenOdd: style.clipsEvenOdd))
            return
        }
        let fill = (style.resolved(style.fill), style.fillOpacity)
        if let isHole = try isHole(fill, way) {
            figures.append(.init(area, isEvenOdd: style.isEvenOdd, isHole: isHole))
        }
        let stroke = (style.resolved(style.stroke), style.strokeOpacity)
        if style.width > 0, let isHole = try isHole(stroke, way) {
            figures.append(.init(moved(style.strokes(along: path.lines)), isHole: isHole))
        }
    }

    /// Returns whether a paint in a mask hides what lies there; nil for one that does not show.
    private func isHole(_ paint: (SVGPaint, opacity: Double), _ way: Way) throws(SVGProblem) -> Bool? {
        switch paint.0 {
        case .nothing: return nil
        case _ where paint.opacity < SVGStyle.leastOpacity: return nil
        case .color(_, let alpha) where alpha * paint.opacity == 1 && way == .alpha: return false
        case .color("#FFFFFF", let alpha) where alpha * paint.opacity == 1: return false
        case .color("#000000", let alpha) where alpha * paint.opacity == 1: return true
        default:
            let kind = way == .alpha ? "opaque" : "black and white"
            throw SVGProblem(
                text: "mask that is not \(kind) is not drawn; apply it in the drawing program, or remove it")
        }
    }
}
