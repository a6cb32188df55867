internal import Basics
internal import Drawing
internal import SVGDocuments

/// An element that draws something.
struct SVGFigure {
    static let names: Set = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

    private let element: SVGElement
    private let declarations: [(key: String, value: String)]
    private var name: String { element.name }

    /// - Parameter declarations: The properties of the element where they may say its place and size.
    init(_ element: SVGElement, _ declarations: [(key: String, value: String)] = []) {
        self.element = element
        self.declarations = declarations
    }

    /// Whether the figure can enclose an area.
    var hasArea: Bool { name != "line" }

    /// Returns the path of the figure; nil for none.
    func path() throws(SVGProblem) -> Path? {
        guard let data = try data() else { return nil }
        do throws(PathDataError) {
            return try Path(svg: data, closesAll: false)
        } catch {
            throw SVGProblem(text: "\(name): \(error)")
        }
    }

    private func data() throws(SVGProblem) -> String? {
        switch name {
        case "path":
            guard let data = value("d"), data.utf8.contains(where: { $0 > 0x20 }), data != "none" else {
                return nil
            }
            guard data.hasPrefix("path(") else { return data }
            return String(data.dropFirst(5).filter { !"'\")".contains($0) })
        case "rect":
            let (x, y) = (try length("x"), try length("y"))
            let (width, height) = (try length("width"), try length("height"))
            guard width > 0, height > 0 else { return nil }
            let (rx, ry) = (try optional("rx"), try optional("ry"))
            let (a, b) = (min(rx ?? ry ?? 0, width / 2), min(ry ?? rx ?? 0, height / 2))
            let (across, down) = (width - 2 * a, height - 2 * b)
            guard a > 0, b > 0 else { return "M\(x) \(y)h\(width)v\(height)h\(-width)z" }
            let arc = "a\(a) \(b) 0 0 1"
            return "M\(x + a) \(y)h\(across)\(arc) \(a) \(b)v\(down)\(arc) \(-a) \(b)"
                + "h\(-across)\(arc) \(-a) \(-b)v\(-down)\(arc) \(a) \(-b)z"
        case "circle", "ellipse":
            let (x, y) = (try length("cx"), try length("cy"))
            let isCircle = name == "circle"
            let (a, b) = (try length(isCircle ? "r" : "rx"), try length(isCircle ? "r" : "ry"))
            guard a > 0, b > 0 else { return nil }
            // From 12 o'clock, where tracing begins.
            return "M\(x) \(y - b)a\(a) \(b) 0 0 1 0 \(2 * b)a\(a) \(b) 0 0 1 0 \(-2 * b)z"
        case "line":
            return "M\(try length("x1")) \(try length("y1"))L\(try length("x2")) \(try length("y2"))"
        default:
            guard let points = element["points"], points.utf8.contains(where: { $0 > 0x20 }) else {
                return nil
            }
            let isNumbers = points.utf8.allSatisfy { byte in
                byte <= 0x20 || Array("0123456789+-.,eE".utf8).contains(byte)
            }
            guard isNumbers else { throw SVGProblem(text: "\(name): points are not numbers") }
            return "M\(points)\(name == "polygon" ? "z" : "")"
        }
    }

    /// The value of a property that says the figure, the one that counts most.
    private func value(_ key: String) -> String? {
        declarations.last { $0.key == key }?.value ?? element[key]
    }

    /// The transform of what is drawn in the place of a `use`.
    var shift: Affine {
        get throws(SVGProblem) {
            var shift = Affine()
            (shift.e, shift.f) = (try length("x"), try length("y"))
            return shift
        }
    }

    /// The attributes that say which region a mask shows, each with its usual share of what it belongs to, as in SVG 2.
    private static let region = [("x", -0.1), ("y", -0.1), ("width", 1.2), ("height", 1.2)]

    /// Whether a mask says something about its region.
    var statesRegion: Bool { Self.region.contains { element[$0.0] != nil } }

    /// Returns the region that a mask shows, in the units of its attributes.
    ///
    /// - Parameter whole: The size of which it may have shares; nil where it is not known.
    /// - Returns: nil where the region is a share of a size that is not known.
    func region(of whole: (width: Double, height: Double)?) throws(SVGProblem) -> Path? {
        var values: [Double] = []
        for (key, usual) in Self.region {
            let side = whole.map { key == "x" || key == "width" ? $0.width : $0.height }
            let text = element[key]
            if let text, !text.hasSuffix("%") {
                values.append(try svgLength(text, name, key))
                continue
            }
            guard let side else { return nil }
            let share = try text.map { (text) throws(SVGProblem) in
                try svgLength(String(text.dropLast()), name, key) / 100
            }
            values.append((share ?? usual) * side)
        }
        return .rectangle(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    func length(_ key: String) throws(SVGProblem) -> Double { try optional(key) ?? 0 }

    func optional(_ key: String) throws(SVGProblem) -> Double? {
        guard let text = value(key), text != "auto" else { return nil }
        return try svgLength(text, name, key)
    }
}

/// Returns a length in the drawing's own units.
func svgLength(_ text: String, _ element: String, _ key: String) throws(SVGProblem) -> Double {
    var text = text
    if text.hasSuffix("px") { text.removeLast(2) }
    guard let value = Double(text), value.isFinite else {
        throw SVGProblem(
            text: "\(element): \(key) \(quoted(text)) is not a number; write it without a unit")
    }
    guard value.magnitude <= Path.dataLimit else {
        throw SVGProblem(
            text:
                "\(element): \(key) \(quoted(text)) is out of range: at most \(Int(Path.dataLimit)) from 0; draw it smaller"
        )
    }
    return value
}
