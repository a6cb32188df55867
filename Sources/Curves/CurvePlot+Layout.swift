internal import Basics
internal import Jobs
internal import MotionCore

/// The window of time that a plot shows, with the motion in it.
struct CurvePlotWindow {
    let timeline: Timeline
    /// The window in milliseconds.
    let range: ClosedRange<Double>
    /// The caption of the window.
    let caption: String
    /// Whether the loop starts over where its stated period ends, as rendered frames do. Otherwise the motion
    /// goes on as it is.
    let wraps: Bool
    /// Times that are marked, with a word for each.
    var marks: [(name: String, time: Double)] = []

    /// The times at which the loop ends, within the window.
    var seams: [Double] {
        guard case .loop = timeline.content else { return [] }
        let (period, slack) = (timeline.length, (range.upperBound - range.lowerBound) * 1e-6)
        let first = (range.lowerBound / period).rounded(.down) + 1
        guard (range.upperBound - range.lowerBound) / period < 200 else { return [] }
        return (0..<201).map { (first + Double($0)) * period }.filter { $0 < range.upperBound - slack }
    }

    func moment(at time: Double) -> Timeline.Moment {
        timeline.moment(at: wraps && time >= timeline.length ? time - timeline.length : time)
    }

    /// Whether times are written in seconds.
    var isLong: Bool { Self.isLong(max(range.lowerBound.magnitude, range.upperBound.magnitude)) }

    /// Whether times up to `end` milliseconds are written in seconds.
    static func isLong(_ end: Double) -> Bool { end >= 10_000 }
}

extension CurvePlot {
    static let left = 76.0
    static let right = 856.0
    static let top = 84.0
    static let bottom = 446.0

    /// Samples of a curve: two for each point of its width.
    static let sampleCount = Int(2 * (right - left))

    /// The card, with its title and what is shown.
    init(title: String, _ window: CurvePlotWindow) {
        self.title = title
        let corners = Self.roundedCorners(width: width, height: height)
        marks = [
            .area(corners, .card, isTranslucent: false),
            .line(corners + [corners[0]], .border, width: 1),
            .text(Self.shortened(title, 60), [Self.left, 36], .title, size: 19, isBold: true),
            .text(Self.shortened(window.caption, 110), [Self.left, 58], .label, size: 13),
        ]
    }

    init(_ window: CurvePlotWindow) {
        self.init(title: window.timeline.motion.name, window)
        switch window.moment(at: window.range.lowerBound) {
        case .arc: addArc(window)
        case .bars(let bars): addBars(window, bars.count)
        case .spokes(let values): addParts(window, values.count, "spoke", "opacity")
        case .dots(let values): addParts(window, values.count, "dot", "scale")
        case .drawn: addDrawn(window)
        }
    }

    static func shortened(_ text: String, _ limit: Int) -> String {
        text.count > limit ? text.prefix(limit - 1) + "…" : text
    }

    private static func roundedCorners(width: Double, height: Double) -> [SIMD2<Double>] {
        let radius = 12.0
        let (left, right) = (0.5 + radius, width - 0.5 - radius)
        let (top, bottom) = (0.5 + radius, height - 0.5 - radius)
        let centers = [SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom), SIMD2(left, top)]
        return centers.enumerated().flatMap { quarter, center in
            (0...8).map { step in
                let direction = Direction(turns: (Double(quarter) + Double(step) / 8) / 4)
                return center + SIMD2(direction.x, direction.y) * radius
            }
        }
    }

    /// The time axis that all panels share.
    static func time(_ window: CurvePlotWindow) -> CurvePlotAxis {
        CurvePlotAxis(window.range, limit: 10, steps: CurvePlotAxis.decimal)
    }

    /// Grid, ticks and titles of a panel. `labels` are written at values of the value axis, `lift` points
    /// above them.
    mutating func addFrame(
        _ panel: CurvePlotPanel, _ window: CurvePlotWindow, title: String, isLast: Bool,
        labels: [(value: Double, text: String)], lift: Double = 0
    ) {
        for tick in panel.time.ticks {
            let x = panel.x(tick)
            marks.append(.line([[x, panel.top], [x, panel.bottom]], .grid, width: 1))
            if isLast {
                marks.append(.line([[x, panel.bottom], [x, panel.bottom + 4]], .axis, width: 1))
                let value = window.isLong ? tick / 1000 : tick
                marks.append(
                    .text(Self.number(value), [x, panel.bottom + 19], .label, size: 12, .middle))
            }
        }
        for (value, text) in labels {
            let y = panel.y(value)
            marks.append(.line([[panel.left, y], [panel.right, y]], .grid, width: 1))
            marks.append(.text(text, [panel.left - 8, y + 4 - lift], .label, size: 12, .end))
        }
        marks.append(
            .line(
                [[panel.left, panel.top], [panel.left, panel.bottom], [panel.right, panel.bottom]], .axis,
                width: 1))
        marks.append(
            .text(title, [24, (panel.top + panel.bottom) / 2], .label, size: 13, .middle, isVertical: true))
        if isLast {
            let unit = window.isLong ? "s" : "ms"
            marks.append(
                .text(
                    "time in \(unit)", [(panel.left + panel.right) / 2, panel.bottom + 40], .label, size: 13,
                    .middle))
        }
    }

    /// A dashed line down all panels at each of `times`, with a name above where there is room.
    mutating func addMarks(_ name: String, at times: [Double], _ panel: CurvePlotPanel, width: Double) {
        for (index, time) in times.enumerated() {
            let x = panel.x(time)
            marks.append(.line([[x, Self.top], [x, Self.bottom]], .seam, width: width, isDashed: true))
            if times.count <= 12 || index == 0 {
                marks.append(.text(name, [x, Self.top - 6], .seam, size: 12, .middle))
            }
        }
    }

    /// Names of lines, right-aligned above the panels.
    mutating func addLegend(_ entries: [(String, Ink, width: Double, isArea: Bool)]) {
        var x = Self.right
        for (name, ink, width, isArea) in entries.reversed() {
            // Fonts of readers may be wider than ours.
            x -= CurvePlotFont.width(of: name, size: 13) * 1.12
            marks.append(.text(name, [x, 36], .label, size: 13))
            x -= 8
            if isArea {
                marks.append(
                    .area([[x - 22, 26], [x, 26], [x, 37], [x - 22, 37]], ink, isTranslucent: true))
            }
            if width > 0 { marks.append(.line([[x - 22, 31.5], [x, 31.5]], ink, width: width)) }
            x -= 22 + 18
        }
        // A title gives way to them.
        guard
            let place = marks.firstIndex(where: {
                if case .text(_, _, .title, 19, _, _, _) = $0 { true } else { false }
            })
        else { return }
        var text = Self.shortened(title, 60)
        while text.count > 1, Self.left + CurvePlotFont.width(of: text, size: 19) * 1.2 > x {
            text = Self.shortened(title, text.count - 1)
        }
        marks[place] = .text(text, [Self.left, 36], .title, size: 19, isBold: true)
    }

    static func number(_ value: Double) -> String {
        let text = value.decimal(3)
        return text.hasPrefix("-") ? "\u{2212}" + text.dropFirst() : text
    }
}
