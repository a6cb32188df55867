internal import Basics

extension CurvePlot {
    /// The diagram as SVG 1.1: no scripts, the reader's sans-serif font, and a dark card for readers who
    /// prefer that.
    public func svg() -> [UInt8] {
        let (width, height) = (width.shortestText, height.shortestText)
        var svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            role="img" font-family="system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif">
            <title>\(xmlEscaped(title))</title>
            <style>
            \(Self.style)</style>

            """
        for mark in marks { svg += Self.element(mark) + "\n" }
        return Array((svg + "</svg>\n").utf8)
    }

    /// Inks as classes: `f-` fills, `s-` strokes.
    private static var style: String {
        func rules(_ color: (Ink) -> String) -> String {
            Ink.allCases.map { ".f-\($0){fill:\(color($0))}.s-\($0){stroke:\(color($0))}\n" }.joined()
        }
        return rules(\.colors.light) + "@media (prefers-color-scheme:dark){\n" + rules(\.colors.dark) + "}\n"
    }

    private static func element(_ mark: Mark) -> String {
        switch mark {
        case .area(let points, let ink, let isTranslucent):
            let opacity = isTranslucent ? " fill-opacity=\"\(translucency.shortestText)\"" : ""
            return "<path class=\"f-\(ink)\"\(opacity) d=\"\(path(points))Z\"/>"
        case .line(let points, let ink, let width, let isDashed):
            let dashes =
                isDashed ? " stroke-dasharray=\"\(dash.map(\.shortestText).joined(separator: " "))\"" : ""
            return """
                <path class="s-\(ink)" fill="none" stroke-width="\(width.shortestText)"\(dashes) stroke-linecap="round" \
                stroke-linejoin="round" d="\(path(points))"/>
                """
        case .text(let text, let place, let ink, let size, let anchor, let isBold, let isVertical):
            let (x, y) = (coordinate(place.x), coordinate(place.y))
            let turn = isVertical ? " transform=\"rotate(-90 \(x) \(y))\"" : ""
            let weight = isBold ? " font-weight=\"600\"" : ""
            return """
                <text class="f-\(ink)" x="\(x)" y="\(y)" font-size="\(size.shortestText)" \
                text-anchor="\(anchor.rawValue)"\(weight)\(turn)>\(xmlEscaped(text))</text>
                """
        }
    }

    private static func path(_ points: [SIMD2<Double>]) -> String {
        "M" + points.map { "\(coordinate($0.x)) \(coordinate($0.y))" }.joined(separator: "L")
    }

    /// A hundredth of a point is finer than anybody sees.
    private static func coordinate(_ value: Double) -> String { value.decimal(2) }

    /// Opacity of translucent areas.
    static let translucency = 0.16
    /// Strokes and gaps of dashed lines, in points.
    static let dash = [4.0, 4]
}
