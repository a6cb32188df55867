internal import Basics
internal import Files
internal import Jobs
internal import MotionCore

/// Waves, shapes and figures: a row for each quantity, with an axis of its own.
extension CurvePlot {
    /// A quantity over time, of one part or of several.
    private struct Row {
        let name: String
        /// The parts that it is of.
        let parts: [Int]
        let steps: [Double]
        let values: (DrawnMoment) -> [Double]

        init(
            _ name: String, _ parts: [Int] = [0], steps: [Double] = CurvePlotAxis.decimal,
            _ values: @escaping (DrawnMoment) -> [Double]
        ) {
            (self.name, self.parts, self.steps, self.values) = (name, parts, steps, values)
        }
    }

    mutating func addDrawn(_ window: CurvePlotWindow) {
        guard case .drawn(let moment) = window.moment(at: window.range.lowerBound) else { return }
        let rows = Self.rows(moment, window.timeline.motion.kind)
        let height = (Self.bottom - Self.top) / Double(max(rows.count, 1))
        for (index, row) in rows.enumerated() {
            let top = Self.top + height * Double(index)
            add(
                row, window, from: top + 16, to: top + height - (index + 1 < rows.count ? 8 : 0),
                index + 1 == rows.count)
        }
        let all = CurvePlotPanel(
            left: Self.left, right: Self.right, top: Self.top, bottom: Self.bottom, time: Self.time(window),
            value: CurvePlotAxis(0...1, limit: 1, steps: [2]))
        addMarks("seam", at: window.seams, all, width: 1.5)
        for mark in window.marks { addMarks(mark.name, at: [mark.time], all, width: 1) }
        if case .elements(let elements) = moment, elements.count > 1 {
            let few = (0..<min(elements.count, 3)).map {
                "element \($0)" + (elements.count > 3 && $0 == 2 ? " …" : "")
            }
            addLegend(few.enumerated().map { ($1, Self.ink($0), width: 2, isArea: false) })
        } else if case .wave(let wave) = moment {
            let parts = wave.spans.count > 1 ? wave.spans.indices.map { "part \($0)" } : []
            addLegend(parts.enumerated().map { ($1, Self.ink($0), width: 2, isArea: false) })
        }
    }

    private static func ink(_ part: Int) -> Ink { [Ink.head, .tail, .sweep][part % 3] }

    private mutating func add(
        _ row: Row, _ window: CurvePlotWindow, from top: Double, to bottom: Double, _ isLast: Bool
    ) {
        func values(_ time: Double) -> [Double] {
            guard case .drawn(let moment) = window.moment(at: time) else { return row.parts.map { _ in 0 } }
            return row.values(moment)
        }
        let length = window.range.upperBound - window.range.lowerBound
        let seen = (0...400).flatMap { values(window.range.lowerBound + length * Double($0) / 400) }
        var (low, high) = (seen.min() ?? 0, seen.max() ?? 0)
        if high - low < 1e-9 { (low, high) = (min(low, 0), max(high, low < 0 ? 0 : 1)) }
        let samples = CurvePlotSamples(
            window.range, count: Self.sampleCount, breaks: window.seams, jump: (high - low) / 8, values)
        let panel = CurvePlotPanel(
            left: Self.left, right: Self.right, top: top, bottom: bottom, time: Self.time(window),
            value: .holding(low...high, limit: bottom - top < 60 ? 3 : 4, steps: row.steps))
        addFrame(
            panel, window, title: "", isLast: isLast,
            labels: panel.value.ticks.map { ($0, Self.number($0)) })
        marks.append(.text(row.name, [Self.left, top - 4], .title, size: 12))
        for (runs, part) in zip(samples.runs, row.parts) {
            addLine(runs, panel, Self.ink(part), width: samples.runs.count > 3 ? 1.4 : 2)
        }
    }

    private static func rows(_ moment: DrawnMoment, _ kind: Motion.Kind) -> [Row] {
        switch moment {
        case .wave(let wave):
            func spans(_ name: String, _ value: @escaping (BarSpan) -> Double) -> Row {
                Row(name, Array(wave.spans.indices)) { moment in
                    guard case .wave(let wave) = moment else { return [] }
                    return wave.spans.map(value)
                }
            }
            func whole(
                _ name: String, steps: [Double] = CurvePlotAxis.decimal,
                _ value: @escaping (WaveMoment) -> Double
            ) -> Row {
                Row(name, steps: steps) { moment in
                    guard case .wave(let wave) = moment else { return [] }
                    return [value(wave)]
                }
            }
            return [
                spans("tail, in shares of the line") { $0.tail },
                spans("head, in shares of the line") { $0.head },
                whole("rotation in °", steps: CurvePlotAxis.angular) { $0.rotation * 360 },
                whole("amplitude, as a share") { $0.share }, whole("phase, in waves") { $0.phase },
            ]
        case .shape:
            func row(
                _ name: String, steps: [Double] = CurvePlotAxis.decimal,
                _ value: @escaping (ShapeMoment) -> Double
            ) -> Row {
                Row(name, steps: steps) { moment in
                    guard case .shape(let shape) = moment else { return [] }
                    return [value(shape)]
                }
            }
            return [
                row("shape, by its place in the row") { Double($0.shape) },
                row("morph, as a fraction of the way to the next") { $0.fraction },
                row("rotation in °", steps: CurvePlotAxis.angular) { $0.rotation * 360 },
            ]
        case .elements:
            guard case .drawn(let drawn) = kind, case .elements(let choreography) = drawn.form else {
                return []
            }
            let tracks = choreography.elements.map { $0.tracks }
            return ElementTrack.Property.allCases.compactMap { property in
                let places = tracks.enumerated().flatMap { element, tracks in
                    tracks.indices.filter { tracks[$0].property == property }.map { (element, $0) }
                }
                // A constant is no motion.
                guard places.contains(where: { tracks[$0.0][$0.1].keys.count > 1 }) else { return nil }
                let isAngle = [.rotation, .rotateX, .rotateY, .groupRotation].contains(property)
                return Row(
                    property.rawValue + (isAngle ? " in °" : ""), places.map { $0.0 },
                    steps: isAngle ? CurvePlotAxis.angular : CurvePlotAxis.decimal
                ) { moment in
                    guard case .elements(let values) = moment else { return [] }
                    return places.map { values[$0.0][$0.1] }
                }
            }
        }
    }
}
