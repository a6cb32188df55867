import Foundation

/// How times grow, as small plots side by side: both axes are logarithmic, and work that is twice as much and takes twice as long
/// runs along the dashed lines.
struct GrowthPlot {
    private let growths: [ScalingTable.Growth]

    private static let columns = 3
    private static let (width, height) = (240.0, 190.0)
    /// Around the field of a plot.
    private static let (left, right, top, bottom) = (46.0, 14.0, 30.0, 36.0)

    init(_ growths: [ScalingTable.Growth]) { self.growths = growths }

    var svg: String {
        let rows = (growths.count + Self.columns - 1) / Self.columns
        let (width, height) = (Self.width * Double(Self.columns), Self.height * Double(rows))
        let plots = growths.enumerated().map { index, growth in
            let (x, y) = (
                Double(index % Self.columns) * Self.width, Double(index / Self.columns) * Self.height
            )
            return "<g transform=\"translate(\(x) \(y))\">\n\(plot(growth))</g>\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            font-family="Inter, Helvetica, Arial, sans-serif" font-size="10" fill="#223548">
            <rect width="\(width)" height="\(height)" fill="#fff"/>
            \(plots.joined())</svg>

            """
    }

    private func plot(_ growth: ScalingTable.Growth) -> String {
        let points = growth.steps.map { (x: log10($0.amount), y: log10($0.seconds)) }
        let across = Self.decades(points.map(\.x))
        let up = Self.decades(points.map(\.y))
        let (fieldWidth, fieldHeight) = (
            Self.width - Self.left - Self.right, Self.height - Self.top - Self.bottom
        )
        func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
            (
                Self.left + (x - Double(across.lowerBound)) / Double(across.count - 1) * fieldWidth,
                Self.top + (Double(up.upperBound) - y) / Double(up.count - 1) * fieldHeight
            )
        }
        var lines = text(growth.title, Self.left, 20, anchor: "start", bold: true)
        for decade in across {
            let foot = place(Double(decade), Double(up.lowerBound))
            lines += line(foot, place(Double(decade), Double(up.upperBound)), "#E3E8EE")
            lines += text(Self.power(decade), foot.x, foot.y + 13, anchor: "middle")
        }
        for decade in up {
            let start = place(Double(across.lowerBound), Double(decade))
            lines += line(start, place(Double(across.upperBound), Double(decade)), "#E3E8EE")
            lines += text(Self.seconds(decade), start.x - 5, start.y + 3.5, anchor: "end")
        }
        let unit = growth.usesClock ? growth.unit + " (time by the clock)" : growth.unit
        lines += text(unit, Self.left + fieldWidth / 2, Self.height - 8, anchor: "middle")
        // From the last point along which all would lie if nothing were done once only.
        if let last = points.last {
            let slope = growth.usesClock ? -1.0 : 1.0
            let reach =
                slope > 0
                ? min(last.x - Double(across.lowerBound), last.y - Double(up.lowerBound))
                : min(last.x - Double(across.lowerBound), Double(up.upperBound) - last.y)
            lines += line(
                place(last.x, last.y), place(last.x - reach, last.y - slope * reach), "#8396A8", dashes: "3 3"
            )
        }
        let path = points.map { point in
            let (x, y) = place(point.x, point.y)
            return String(format: "%.1f,%.1f", x, y)
        }
        lines +=
            "<polyline points=\"\(path.joined(separator: " "))\" fill=\"none\" stroke=\"#0064D9\" stroke-width=\"2\"/>\n"
        for point in points {
            let (x, y) = place(point.x, point.y)
            lines += String(format: "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"#0064D9\"/>\n", x, y)
        }
        return lines
    }

    /// The powers of ten around some logarithms, two at least.
    private static func decades(_ values: [Double]) -> ClosedRange<Int> {
        let low = Int((values.min() ?? 0).rounded(.down))
        return low...max(low + 1, Int((values.max() ?? 0).rounded(.up)))
    }

    private static func power(_ decade: Int) -> String {
        switch decade {
        case ..<3: "\(Int(pow(10, Double(decade))))"
        case ..<6: "\(Int(pow(10, Double(decade - 3)))) k"
        default: "\(Int(pow(10, Double(decade - 6)))) M"
        }
    }

    private static func seconds(_ decade: Int) -> String {
        decade < 0 ? "\(Int(pow(10, Double(decade + 3)))) ms" : "\(Int(pow(10, Double(decade)))) s"
    }

    private func text(_ words: String, _ x: Double, _ y: Double, anchor: String, bold: Bool = false) -> String
    {
        let weight = bold ? " font-weight=\"600\"" : ""
        return String(
            format: "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%@\"%@>%@</text>\n", x, y, anchor, weight,
            words)
    }

    private func line(
        _ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ color: String, dashes: String? = nil
    ) -> String {
        let dash = dashes.map { " stroke-dasharray=\"\($0)\"" } ?? ""
        return String(
            format: "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%@\"%@/>\n", from.x,
            from.y, to.x,
            to.y, color, dash)
    }
}
