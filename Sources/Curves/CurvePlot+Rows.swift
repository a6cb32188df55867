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
            self.name = name
            self.parts = parts
            self.steps = steps
            self.values = values
        }

        /// The values of its parts at a time.
        func values(at time: Double, _ window: CurvePlotWindow) -> [Double] {
            guard case .drawn(let moment) = window.moment(at: time) else { return parts.map { _ in 0 } }
            return values(moment)
        }

        /// The values of its parts at times all over a window.
        func seen(_ window: CurvePlotWindow) -> [[Double]] {
            let length = window.range.upperBound - window.range.lowerBound
            return (0...CurvePlot.looks).map {
                values(at: window.range.lowerBound + length * Double($0) / Double(CurvePlot.looks), window)
            }
        }

        /// Whether no part of it changes.
        func isConstant(_ window: CurvePlotWindow) -> Bool {
            let seen = seen(window)
            return seen.allSatisfy { values in
                values.count == seen[0].count
                    && zip(values, seen[0]).allSatisfy { ($0 - $1).magnitude < 1e-9 }
            }
        }
    }

    /// Moments that are looked at where it matters how far a quantity goes.
    private static let looks = 400

    mutating func addDrawn(_ window: CurvePlotWindow) {
        guard case .drawn(let moment) = window.moment(at: window.range.lowerBound) else { return }
        let all = Dictionary(grouping: Self.rows(moment, window.timeline.motion.kind)) {
            $0.isConstant(window)
        }
        let rows = all[false] ?? []
        addConstants(all[true] ?? [], moment)
        let height = (Self.bottom - Self.top) / Double(max(rows.count, 1))
        for (index, row) in rows.enumerated() {
            let top = Self.top + height * Double(index)
            add(
                row, window, from: top + 16, to: top + height - (index + 1 < rows.count ? 8 : 0),
                index + 1 == rows.count)
        }
        let whole = CurvePlotPanel(
            left: Self.left, right: Self.right, top: Self.top, bottom: Self.bottom, time: Self.time(window),
            value: CurvePlotAxis(0...1, limit: 1, steps: [2]))
        addMarks("seam", at: window.seams, whole, width: 1.5)
        for mark in window.marks { addMarks(mark.name, at: [mark.time], whole, width: 1) }
        if case .elements(let elements) = moment {
            addLegend(of: "element", elements.count)
        } else if case .wave(let wave) = moment {
            addLegend(of: "part", wave.spans.count)
        }
    }

    /// The colors of several parts; where they are more than colors, those of the rest are the same again, dashed.
    private mutating func addLegend(of part: String, _ count: Int) {
        if count < 2 { return }
        let named = min(count, Ink.parts.count)
        addLegend(
            (0..<named).map { index in
                let name = index == 0 ? "\(part) 0" : "\(index)"
                return (
                    index + 1 == named && count > named ? name + " …" : name, Ink.part(index), width: 2,
                    isArea: false
                )
            })
    }

    /// Writes what does not change, which has no row.
    private mutating func addConstants(_ rows: [Row], _ moment: DrawnMoment) {
        let texts = rows.map { row in
            let isAngle = row.name.hasSuffix(" in °")
            let name = isAngle ? row.name.dropLast(5) : row.name.prefix { $0 != "," }
            let values = row.values(moment).map { Self.number($0) + (isAngle ? "°" : "") }
            return
                "\(name) \(values.allSatisfy { $0 == values.first } ? values.first ?? "" : values.joined(separator: ", "))"
        }
        if texts.isEmpty { return }
        marks.append(
            .text(
                Self.shortened("constant: " + texts.joined(separator: " · "), 48),
                [Self.left, Self.bottom + 40], .label, size: 12))
    }

    private mutating func add(
        _ row: Row, _ window: CurvePlotWindow, from top: Double, to bottom: Double, _ isLast: Bool
    ) {
        let seen = row.seen(window).flatMap { $0 }
        let (low, high) = (seen.min() ?? 0, seen.max() ?? 0)
        let samples = CurvePlotSamples(
            window.range, count: Self.sampleCount, breaks: window.seams, jump: (high - low) / 8
        ) { row.values(at: $0, window) }
        let panel = CurvePlotPanel(
            left: Self.left, right: Self.right, top: top, bottom: bottom, time: Self.time(window),
            value: .holding(low...high, limit: bottom - top < 60 ? 3 : 4, steps: row.steps))
        addFrame(
            panel, window, title: "", isLast: isLast,
            labels: panel.value.ticks.map { ($0, Self.number($0)) })
        marks.append(.text(row.name, [Self.left, top - 4], .title, size: 12))
        for (runs, part) in zip(samples.runs, row.parts) {
            addLine(
                runs, panel, .part(part), width: samples.runs.count > 3 ? 1.4 : 2,
                isDashed: part / Ink.parts.count % 2 == 1)
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
            // Colors have no height.
            return ElementTrack.Property.allCases.filter { $0 != .color }.compactMap { property in
                let places = tracks.enumerated().flatMap { element, tracks in
                    tracks.indices.filter { tracks[$0].property == property }.map { (element, $0) }
                }
                // A constant is no motion.
                guard places.contains(where: { tracks[$0.0][$0.1].keys.count > 1 }) else { return nil }
                let isAngle = [.angle, .sweep].contains(property.quantity)
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
