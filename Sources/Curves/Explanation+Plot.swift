internal import Basics
internal import Indicators
internal import Jobs
internal import Languages

extension Explanation {
    /// The phases, the value and the announcements over time.
    public func plot() -> CurvePlot { CurvePlot(self) }
}

extension CurvePlot {
    private static let indent = 116.0
    /// Rows for what is announced: as many as do not write over each other.
    private static let announcementRows = 3

    fileprivate init(_ explanation: Explanation) {
        let line = explanation.line
        let timeline = explanation.job.timeline
        let window = CurvePlotWindow(
            timeline: timeline, range: 0...max(line.end, 1),
            caption: "policy \(line.policy.name), \(explanation.frames)",
            wraps: false)
        self.init(title: explanation.job.name, window)
        let names = OperationPhase.Name.allCases.filter { name in
            name != .done && line.phases.contains { $0.name == name }
        }
        let row = 16.0
        let split = Self.top + Double(names.count) * row
        func panel(_ top: Double, _ bottom: Double, _ value: CurvePlotAxis) -> CurvePlotPanel {
            CurvePlotPanel(
                left: Self.indent, right: Self.right, top: top, bottom: bottom, time: Self.time(window),
                value: value)
        }
        let rows = panel(Self.top, split, CurvePlotAxis(0...1, limit: 1, steps: [2]))
        addFrame(rows, window, title: "phase", isLast: false, labels: [])
        for phase in line.phases {
            guard let index = names.firstIndex(of: phase.name) else { continue }
            let (left, right) = (rows.x(phase.start), max(rows.x(phase.end), rows.x(phase.start) + 1.5))
            let (top, bottom) = (Self.top + Double(index) * row + 3, Self.top + Double(index + 1) * row - 3)
            marks.append(
                .area(
                    [[left, top], [right, top], [right, bottom], [left, bottom]],
                    Self.ink(phase.name, line.outcome),
                    isTranslucent: false))
        }
        for (index, name) in names.enumerated() {
            let y = Self.top + (Double(index) + 0.5) * row + 4
            marks.append(.text(name.rawValue, [Self.indent - 8, y], .label, size: 11.5, .end))
        }
        let announced = split + Double(Self.announcementRows) * row + 14
        let values = panel(announced, Self.bottom, CurvePlotAxis(0...1, limit: 5, steps: [0.25]))
        let showsValue = line.valueTimes.map { $0.upperBound > $0.lowerBound } ?? false
        addFrame(
            values, window, title: showsValue || line.shown == nil ? "value" : "opacity", isLast: true,
            labels: values.value.ticks.map { ($0, ProgressText.percent.text($0, in: Numerals())) })
        // In front of the lines of the grid, which may be at the same times.
        addAnnouncements(explanation, rows, from: split + 8, row)
        addValue(line, values, window, showsValue: showsValue)
    }

    /// The color of a phase. The phases after an outcome have its color.
    private static func ink(_ phase: OperationPhase.Name, _ outcome: Storyline.Outcome?) -> Ink {
        switch phase {
        case .idle, .waiting, .done: .axis
        case .appearing, .disappearing: .seam
        case .indeterminate, .settling, .determinate: .head
        case .pausing, .paused, .resuming: .label
        case .error: .tail
        case .success: .sweep
        case .hold, .notice: outcome?.state == .error ? .tail : .sweep
        }
    }

    /// Adds the announcements as texts that begin at their times. The lines of other announcements are interrupted by a text and go on
    /// after it.
    private mutating func addAnnouncements(
        _ explanation: Explanation, _ panel: CurvePlotPanel, from top: Double, _ row: Double
    ) {
        let announcements = explanation.announcements.prefix(200)
        if announcements.isEmpty { return }
        // As much as is told of at least; where there is room before what comes next, there is more of it.
        let least = announcements.map { Self.announcementWidth(Self.shortened($0.text, 44)) }
        var texts: [(row: Int, left: Double, right: Double)] = []
        for (index, announcement) in announcements.enumerated() {
            let x = panel.x(announcement.time)
            let (short, isAtEnd) = (least[index], x + least[index] > Self.right)
            func end(_ row: Int) -> Double {
                texts.reduce(Self.indent) { $1.row == row ? max($0, $1.right) : $0 }
            }
            let free = (0..<Self.announcementRows).first { end($0) <= (isAtEnd ? x - short : x) }
            guard let free else { continue }
            let next = zip(announcements, least).dropFirst(index + Self.announcementRows).map {
                other, width in
                let x = panel.x(other.time)
                return x + width > Self.right ? x - width : x
            }
            let room = isAtEnd ? x - end(free) : (next.min() ?? Self.right) - x
            let text = Self.announcement(announcement.text, within: max(room, short))
            let width = Self.announcementWidth(text)
            let left = isAtEnd ? x - width : x
            texts.append((free, left, left + width))
            let place = SIMD2(isAtEnd ? x - 4 : x + 4, top + (Double(free) + 0.6) * row)
            marks.append(.text(text, place, .title, size: 11.5, isAtEnd ? .end : .start))
        }
        let count = explanation.announcements.count
        if texts.count < count {
            notes.append(
                "there is no room in the plot for \(count - texts.count) of \(counted(count, "announcement")); --to text has them all"
            )
        }
        for announcement in announcements {
            let x = panel.x(announcement.time)
            var start = top - 4
            for text in texts.sorted(by: { $0.row < $1.row }) where text.left < x && x < text.right {
                let end = top + Double(text.row) * row - 2
                // Less than a dash is a speck.
                if end - start > Self.dash[0] { addAnnouncementLine(x, start, end) }
                start = end + row
            }
            addAnnouncementLine(x, start, Self.bottom)
        }
        marks.append(
            .text("announced", [Self.indent - 8, top + row * 0.6], .label, size: 11.5, .end))
    }

    /// The width reserved for an announcement in any font, with the space around it.
    private static func announcementWidth(_ text: String) -> Double {
        CurvePlotFont.width(of: text, size: 11.5) * 1.12 + 10
    }

    /// The part of an announcement that fits the space.
    private static func announcement(_ text: String, within room: Double) -> String {
        // No text of the width of the plot is longer.
        var shown = shortened(text, 200)
        while announcementWidth(shown) > room, shown.count > 1 { shown = shortened(text, shown.count - 1) }
        return shown
    }

    private mutating func addAnnouncementLine(_ x: Double, _ top: Double, _ bottom: Double) {
        marks.append(.line([[x, top], [x, bottom]], .seam, width: 0.75, isDashed: true))
    }

    /// Adds the visibility of the indicator and its label, and the value with the reported ones.
    private mutating func addValue(
        _ line: Storyline, _ panel: CurvePlotPanel, _ window: CurvePlotWindow, showsValue: Bool
    ) {
        let count = Self.sampleCount
        let times = (0...count).map { window.range.upperBound * Double($0) / Double(count) }
        var legend: [(String, Ink, width: Double, isArea: Bool)] = []
        let ground = [SIMD2(panel.right, panel.bottom), SIMD2(panel.left, panel.bottom)]
        if line.shown != nil {
            marks.append(
                .area(
                    panel.held(times.map { SIMD2($0, line.visibility(at: $0)) }) + ground, .seam,
                    isTranslucent: true))
            legend = [("opacity", .seam, width: 0, isArea: true)]
        }
        if showsValue, let range = line.valueTimes {
            let inside = times.filter(range.contains) + [range.upperBound]
            let run = ([range.lowerBound] + inside).map { SIMD2($0, line.value(at: $0) ?? 0) }
            for places in panel.lines(run) { marks.append(.line(places, .head, width: 2)) }
            legend.insert(("value", .head, width: 2, isArea: false), at: 0)
        }
        addLegend(legend)
    }
}
