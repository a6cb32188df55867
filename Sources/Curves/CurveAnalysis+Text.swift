internal import Basics
internal import MotionCore

extension CurveAnalysis {
    /// Aligned lines with units.
    public func text() -> [UInt8] {
        var lines: [(String, String)] = [("motion", name), ("period", period), ("sub-cycle", subcycle)]
        // Spokes and dots do the same one after another.
        let shown = unit == .degrees || unit == .trackLengths ? loop.parts : Array(loop.parts.prefix(1))
        for (index, part) in shown.enumerated() {
            if loop.parts.count > 1 {
                let others = shown.count == 1 ? ", and all \(loop.parts.count) alike, one after another" : ""
                lines.append(("", ""))
                lines.append(("\(unit.part) \(index)", "of \(loop.parts.count)\(others)"))
            }
            lines += rows(of: part)
        }
        let width = (lines.map(\.0.count).max() ?? 0) + 2
        var text = ""
        for (key, value) in lines {
            text += key.isEmpty ? "\n" : pad(key, width) + value + "\n"
        }
        return Array((text + "\n" + rates()).utf8)
    }

    private var unit: LoopAnalysis.Unit { loop.unit }

    private var period: String {
        guard let gap else { return "\(stated.decimal(3)) ms, exactly" }
        let jump =
            gap > 0
            ? "the loop does not close, its ends are \(gap.decimal(3))\(unit.symbol) apart" : "it closes"
        // There is no period but the stated one.
        if loop.subcycle == nil { return "\(stated.decimal(3)) ms: \(jump)" }
        return
            "\(stated.decimal(3)) ms; the motion itself repeats after \(loop.period.decimal(3)) ms: \(jump)"
    }

    private var subcycle: String {
        guard let subcycle = loop.subcycle else {
            return "every moment, turned: a rigid arc in steady rotation"
        }
        let count = (loop.period / subcycle.period).rounded()
        if count <= 1 { return "none shorter than the loop" }
        return
            "\(subcycle.period.decimal(3)) ms, turned by \(subcycle.degrees.decimal(3))° each time; \(count.decimal(3)) make the loop"
    }

    private func rows(of part: LoopPart) -> [(String, String)] {
        let symbol = unit.symbol
        let speed = unit.speedSymbol
        func extreme(_ extreme: LoopPart.Extreme) -> String {
            "\(extreme.value.decimal(3))\(symbol) at \(extreme.time.decimal(3)) ms"
        }
        var rows = [
            (
                "smallest \(unit.quantity)",
                extreme(part.smallest) + (loop.vanishes ? ": it all but vanishes" : "")
            ),
            ("largest \(unit.quantity)", extreme(part.largest)),
        ]
        let hasTail = unit == .degrees || unit == .trackLengths
        func pair(_ tail: Double, _ head: Double, _ symbol: String) -> String {
            // A difference of sampled values has no more digits.
            let places = unit == .degrees ? 1 : 2
            let (tail, head) = (tail.decimal(places), head.decimal(places))
            return hasTail ? "tail \(tail)\(symbol), head \(head)\(symbol)" : "\(head)\(symbol)"
        }
        if unit == .degrees {
            rows.append(("mean speed", pair(part.tail.meanSpeed, part.head.meanSpeed, speed)))
        }
        rows.append(("peak speed", pair(part.tail.peakSpeed, part.head.peakSpeed, speed)))
        if unit == .degrees || unit == .trackLengths {
            for (name, end) in [("head", part.head), ("tail", part.tail)] where end.movesBackward {
                rows.append(
                    (
                        "\(name) backward",
                        "\(end.backwardDistance.decimal(3))\(symbol) in a loop, at up to \((-end.worstBackwardSpeed).decimal(3))\(speed)"
                    ))
            }
            if !part.head.movesBackward { rows.append(("head backward", "never")) }
        }
        let seam =
            part.seam.size > 0
            ? "jumps: \(pair(part.seam.tail, part.seam.head, symbol))" : gap ?? 0 > 0 ? "open" : "closed"
        rows.append(("seam", "\(seam); speed changes by \(pair(part.tailKink, part.headKink, speed))"))
        let jumps = part.jumps.filter { $0 != part.seam }
        if let largest = jumps.max(by: { $0.size < $1.size }) {
            rows.append(
                (
                    "jumps",
                    "\(jumps.count) more in a sub-cycle, the largest at \(largest.time.decimal(3)) ms: \(pair(largest.tail, largest.head, symbol))"
                ))
        }
        return rows
    }

    /// The table of frame rates, with the frames that the loop has at each.
    private func rates() -> String {
        var rows = [["fps", "frames", "exactly", "rescaled to whole frames"]]
        for fit in fits {
            let rescaled =
                fit.isWhole
                ? "not needed"
                : "\(fit.period.decimal(3)) ms (\(fit.stretch > 0 ? "+" : "")\(fit.stretch.decimal(4))%)"
            rows.append([fit.fps.decimal(3), "\(fit.frames)", fit.exactFrames.decimal(3), rescaled])
        }
        let widths = (0..<3).map { column in (rows.map { $0[column].count }.max() ?? 0) + 2 }
        return rows.map { row in
            zip(row, widths).map { pad($0, $1) }.joined() + row[3] + "\n"
        }.joined()
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
