package import Basics
package import Drawing
internal import Easings
package import MotionCore

/// Placeholders in the form of what is being loaded: circles, lines and rectangles, below each other and side by side. Lengths in points.
///
/// ```swift
/// var spec = RenderSpec()
/// spec.skeleton = [[.circle(40), .column([[.line(.share(0.6))], [.line(.share(0.4))]])], [.rect(.share(1), 120, radius: 8)]]
/// ```
public enum Skeleton {
    /// One placeholder, or several below each other.
    public indirect enum Part: Hashable, Sendable {
        /// A circle with its diameter.
        case circle(Double)
        /// A line of text with round ends: its length, and its thickness, which is ``lineHeight`` unless it is given.
        case line(Length, Double = lineHeight)
        /// A rectangle: its width and height, and the radius of its corners.
        case rect(Length, Double, radius: Double = 0)
        /// Room of this height.
        case space(Double)
        /// Rows below each other, which share the room that is left beside parts of fixed width with other columns.
        case column([Row])
    }

    /// Parts side by side, in the middle of the row's height.
    public typealias Row = [Part]

    /// A width.
    public enum Length: Hashable, Sendable {
        /// A number of points.
        case points(Double)
        /// A share, in `0...1`, of the room that is left beside parts of fixed width.
        case share(Double)
    }

    /// The way in which placeholders move.
    public enum Effect: String, Hashable, Sendable, CaseIterable {
        /// All pale together to 40 % and come back in 2 s, with CSS's `ease-in-out`: MUI's Skeleton
        /// (@mui/material 7 `Skeleton.js`, `pulseKeyframe`).
        case pulse
        /// One light passes over all of them, from one width before the first to one after the last in 2 s, at a steady speed.
        case shimmer
        /// A light passes over each of them in the first of two seconds, at a steady speed: MUI's Skeleton (`waveKeyframe`).
        case wave
    }

    /// The usual width of all, in points. Ours.
    public static let usualWidth = 320.0
    /// The usual thickness of lines, in points. Ours.
    public static let lineHeight = 12.0
    /// The space between rows, and between parts side by side, in points. Ours.
    public static let gap = 12.0
    /// The time after which the picture repeats, in milliseconds.
    public static let period = 2000.0
    /// The most rows in a skeleton or a column, and the most placeholders in all.
    package static let maxRows = 64, maxBoxes = 256

    /// The motion of placeholders.
    ///
    /// - Parameters:
    ///   - rows: The rows, from the top down.
    ///   - width: The width of all.
    ///   - direction: The direction of reading; right to left is the mirror image.
    ///   - effect: The way in which they move. Of lights, the motion has only the time.
    /// - Throws: The message about a row that is wider than the room for it, or about too many placeholders.
    package static func motion(
        _ rows: [Row], width: Double, direction: LayoutDirection, effect: Effect
    ) throws(Message) -> Motion {
        var boxes: [Box] = []
        let height = try place(rows, x: 0, y: 0, width: width, into: &boxes)
        if boxes.isEmpty { throw "there is nothing but space; add a circle, a line or a rect" }
        if boxes.count > maxBoxes { throw "\(boxes.count) placeholders are too many: at most \(maxBoxes)" }
        let fading = ElementTrack(
            .opacity, period: period, [.init(0, 1), .init(0.5, 0.4), .init(1, 1)],
            easing: .cubicBezier(CubicBezier(0.42, 0, 0.58, 1)))
        let elements = boxes.map { box in
            MovingElement(
                .box(
                    x: direction == .rtl ? width - box.x - box.width : box.x, y: box.y, width: box.width,
                    height: box.height, radius: box.radius), effect == .pulse ? [fading] : [])
        }
        return Motion(
            name: "skeleton", summary: "Placeholders in the form of what is being loaded",
            source: "@mui/material 7 Skeleton (MIT)",
            kind: .drawn(
                DrawnMotion(
                    .elements(
                        ElementChoreography(period: period, width: width, height: height, elements)))),
            size: width, stroke: height, cap: .butt)
    }

    private struct Box {
        let x, y, width, height, radius: Double
    }

    /// Places rows below each other, and returns the height of all.
    private static func place(
        _ rows: [Row], x: Double, y: Double, width: Double, into boxes: inout [Box]
    ) throws(Message) -> Double {
        var bottom = y
        for (index, row) in rows.enumerated() {
            if index > 0 { bottom += gap }
            bottom += try place(row, x: x, y: bottom, width: width, into: &boxes)
        }
        return bottom - y
    }

    /// Places parts side by side, and returns the height of the row.
    private static func place(
        _ row: Row, x: Double, y: Double, width: Double, into boxes: inout [Box]
    ) throws(Message) -> Double {
        let gaps = gap * Double(row.count - 1)
        let fixed = row.reduce(0) { $0 + ($1.points ?? 0) }
        let room = width - gaps - fixed
        let shares = row.reduce(0) { $0 + ($1.share ?? 0) }
        let columns = row.count { $0.isColumn }
        let left = room * (1 - shares)
        if shares > 1 + 1e-9 {
            throw
                "the percentages of a row come to \((shares * 100).decimal(1))%, and 100% is all the room there is"
        }
        guard room >= 0, columns == 0 || left >= Double(columns) else {
            let needed = fixed + gaps + max(room, 0) * shares + Double(columns)
            throw
                "a row takes at least \(needed.decimal(1)) points, and there is room for \(width.decimal(1)); make its parts narrower, or all of it wider with \(option: .size)"
        }
        var (next, height) = (x, 0.0)
        var placed: [(boxes: Range<Int>, height: Double)] = []
        for part in row {
            let start = boxes.count
            let wide = part.points ?? part.share.map { $0 * room } ?? left / Double(columns)
            let high: Double
            switch part {
            case .circle(let side):
                boxes.append(Box(x: next, y: y, width: side, height: side, radius: side / 2))
                high = side
            case .line(_, let thickness):
                boxes.append(
                    Box(x: next, y: y, width: wide, height: thickness, radius: min(wide, thickness) / 2))
                high = thickness
            case .rect(_, let side, let radius):
                boxes.append(
                    Box(x: next, y: y, width: wide, height: side, radius: min(radius, wide / 2, side / 2)))
                high = side
            case .space(let side): high = side
            case .column(let rows): high = try place(rows, x: next, y: y, width: wide, into: &boxes)
            }
            placed.append((start..<boxes.count, high))
            height = max(height, high)
            next += wide + gap
        }
        for part in placed {
            let down = (height - part.height) / 2
            for index in part.boxes {
                let box = boxes[index]
                boxes[index] = Box(
                    x: box.x, y: box.y + down, width: box.width, height: box.height, radius: box.radius)
            }
        }
        return height
    }
}

extension Skeleton.Part {
    /// The width, where it is fixed.
    fileprivate var points: Double? {
        switch self {
        case .circle(let side): side
        case .line(.points(let width), _), .rect(.points(let width), _, _): width
        case .space: 0
        case .line, .rect, .column: nil
        }
    }

    /// The share of the room that is left, for what is as wide.
    fileprivate var share: Double? {
        switch self {
        case .line(.share(let share), _), .rect(.share(let share), _, _): share
        case .circle, .line, .rect, .space, .column: nil
        }
    }

    fileprivate var isColumn: Bool { if case .column = self { true } else { false } }
}
