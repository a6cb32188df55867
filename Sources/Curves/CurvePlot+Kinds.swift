internal import Jobs
internal import MotionCore

extension CurvePlot {
    /// Tail and head over the sweep between them.
    mutating func addArc(_ window: CurvePlotWindow) {
        // Whole turns are taken off, so that the tail begins within the first one.
        func span(_ time: Double) -> ArcSpan {
            if case .arc(let span) = window.moment(at: time) { return span }
            return ArcSpan(start: 0, sweep: 0)
        }
        let base = span(window.range.lowerBound).start.rounded(.down)
        let period = window.timeline.length
        let onward = (window.timeline.moment(at: period).start - window.timeline.moment(at: 0).start)
            .rounded()
        let samples = CurvePlotSamples(
            window.range, count: Self.sampleCount, breaks: window.seams, jump: 0.5
        ) { time in
            var span = span(time)
            span.start -= base - (window.wraps && time >= period ? onward : 0)
            return [span.start * 360, span.end * 360, span.sweepDegrees]
        }
        let time = Self.time(window)
        let split = Self.top + (Self.bottom - Self.top) * 0.6
        let angles = CurvePlotPanel(
            left: Self.left, right: Self.right, top: Self.top, bottom: split - 10, time: time,
            value: .holding(samples.range(0, 1), limit: 7, steps: CurvePlotAxis.angular))
        let sweeps = CurvePlotPanel(
            left: Self.left, right: Self.right, top: split + 10, bottom: Self.bottom, time: time,
            value: .holding(
                0...max(samples.range(2, 2).upperBound, 1), limit: 5, steps: CurvePlotAxis.angular))
        func labels(_ axis: CurvePlotAxis) -> [(Double, String)] { axis.ticks.map { ($0, Self.number($0)) } }
        addFrame(angles, window, title: "angle in °", isLast: false, labels: labels(angles.value))
        addFrame(sweeps, window, title: "sweep in °", isLast: true, labels: labels(sweeps.value))
        for (tail, head) in zip(samples.runs[0], samples.runs[1]) {
            marks.append(.area(angles.held(head) + angles.held(tail).reversed(), .head, isTranslucent: true))
        }
        for run in samples.runs[2] {
            let ground = [run[run.count - 1], run[0]].map { SIMD2(sweeps.x($0.x), sweeps.bottom) }
            marks.append(.area(sweeps.held(run) + ground, .sweep, isTranslucent: true))
        }
        let seams = window.seams
        let near = (window.range.upperBound - window.range.lowerBound) * 1e-6
        let jumps = samples.runs[0].dropFirst().compactMap(\.first?.x).filter { time in
            !seams.contains { ($0 - time).magnitude < near }
        }
        addMarks("seam", at: seams, angles, width: 1.5)
        addMarks(window, angles)
        if jumps.count < 100 { addMarks("jump", at: jumps, angles, width: 0.75) }
        for (index, panel, ink) in [(0, angles, Ink.tail), (1, angles, .head), (2, sweeps, .sweep)] {
            addLine(samples.runs[index], panel, ink, width: 2)
        }
        addLegend([
            ("tail", .tail, width: 2, isArea: false), ("head", .head, width: 2, isArea: false),
            ("arc", .head, width: 0, isArea: true), ("sweep", .sweep, width: 2, isArea: true),
        ])
    }

    /// The runs of a function, and dashes where it jumps.
    mutating func addLine(
        _ runs: [[SIMD2<Double>]], _ panel: CurvePlotPanel, _ ink: Ink, width: Double, isDashed: Bool = false
    ) {
        for line in runs.flatMap(panel.lines) {
            marks.append(.line(line, ink, width: width, isDashed: isDashed))
        }
        for (before, after) in zip(runs, runs.dropFirst()) {
            guard let from = before.last, let to = after.first else { continue }
            marks.append(.line([panel.place(from), panel.place(to)], ink, width: 1, isDashed: true))
        }
    }

    private mutating func addMarks(_ window: CurvePlotWindow, _ panel: CurvePlotPanel) {
        for mark in window.marks { addMarks(mark.name, at: [mark.time], panel, width: 1) }
    }

    /// Tail and head of every bar over the track.
    mutating func addBars(_ window: CurvePlotWindow, _ count: Int) {
        let samples = CurvePlotSamples(
            window.range, count: Self.sampleCount, breaks: window.seams, jump: 0.02
        ) { time in
            guard case .bars(let bars) = window.moment(at: time) else { return [] }
            return bars.flatMap { [$0.tail, $0.head] }
        }
        let panel = CurvePlotPanel(
            left: Self.left, right: Self.right, top: Self.top, bottom: Self.bottom, time: Self.time(window),
            value: CurvePlotAxis(-0.15...1.15, limit: 8, steps: [0.2]))
        let (near, far) = (panel.y(0), panel.y(1))
        marks.append(
            .area(
                [[panel.left, far], [panel.right, far], [panel.right, near], [panel.left, near]], .track,
                isTranslucent: false))
        addFrame(
            panel, window, title: "place in track lengths", isLast: true,
            labels: panel.value.ticks.map { ($0, Self.number($0)) })
        for edge in [near, far] {
            marks.append(.line([[panel.left, edge], [panel.right, edge]], .axis, width: 1))
        }
        let inks = (0..<count).map(Ink.part)
        for bar in 0..<count {
            for (tail, head) in zip(samples.runs[2 * bar], samples.runs[2 * bar + 1]) {
                marks.append(
                    .area(panel.held(head) + panel.held(tail).reversed(), inks[bar], isTranslucent: true))
            }
        }
        addMarks("seam", at: window.seams, panel, width: 1.5)
        addMarks(window, panel)
        for bar in 0..<count {
            for (end, width) in [(0, 1.2), (1, 2.4)] {
                for line in samples.runs[2 * bar + end].flatMap(panel.lines) {
                    marks.append(.line(line, inks[bar], width: width))
                }
            }
        }
        let bars = (0..<min(count, 6)).map { ("bar \($0)", inks[$0], width: 0.0, isArea: true) }
        addLegend(
            bars + [("head", .label, width: 2.4, isArea: false), ("tail", .label, width: 1.2, isArea: false)])
    }

    /// A row for each spoke or dot.
    mutating func addParts(_ window: CurvePlotWindow, _ count: Int, _ part: String, _ quantity: String) {
        let samples = CurvePlotSamples(
            window.range, count: Self.sampleCount, breaks: window.seams, jump: 0.01
        ) { time in
            switch window.moment(at: time) {
            case .spokes(let values), .dots(let values): values
            case .arc, .bars, .drawn: []
            }
        }
        let highest = max(samples.range(0, count - 1).upperBound, 1)
        let row = (Self.bottom - Self.top) / Double(count)
        let panel = CurvePlotPanel(
            left: Self.left, right: Self.right, top: Self.top, bottom: Self.bottom, time: Self.time(window),
            value: CurvePlotAxis(0...Double(count), limit: count, steps: [1]))
        // Rows from the top; where they are many, only some are named.
        let step = (count + 15) / 16
        addFrame(
            panel, window, title: part, isLast: true,
            labels: stride(from: 0, to: count, by: step).map { (Double(count - 1 - $0), "\($0)") },
            lift: row * 0.4)
        for index in 0..<count {
            let ground = Self.top + row * Double(index + 1)
            func place(_ point: SIMD2<Double>) -> SIMD2<Double> {
                SIMD2(panel.x(point.x), ground - min(max(point.y, 0), highest) / highest * row * 0.86)
            }
            let line = CurvePlotSamples.simplified(
                samples.runs[index].flatMap { $0 }.map(place), tolerance: 0.05)
            marks.append(
                .area(
                    line + [SIMD2(panel.right, ground), SIMD2(panel.left, ground)], .head, isTranslucent: true
                ))
            marks.append(.line(line, .head, width: 1.6))
        }
        addMarks("seam", at: window.seams, panel, width: 1.5)
        addMarks(window, panel)
        addLegend([
            ("\(quantity) from 0 to \(Self.number(highest)) in each row", .head, width: 1.6, isArea: true)
        ])
    }
}

extension CurvePlotSamples {
    /// The values of the functions from one to another.
    fileprivate func range(_ first: Int, _ last: Int) -> ClosedRange<Double> {
        let values = runs[first...last].joined().joined().map(\.y)
        return (values.min() ?? 0)...(values.max() ?? 1)
    }
}

extension Timeline.Moment {
    /// The start of an arc, in turns; 0 for anything else.
    fileprivate var start: Double {
        if case .arc(let span) = self { return span.start }
        return 0
    }
}
