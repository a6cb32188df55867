internal import Drawing
internal import Indicators

/// The buttons of a dialog or a toast, while the process runs, during a pause, and at the end.
struct StageButtons {
    /// The labels of the buttons of each phase, from start to end: cancelling comes before continuing.
    let running, paused, final: [StageText]
    /// Whether two buttons are stacked, the first one below, because side by side their labels would be truncated.
    let isStacked: Bool

    /// - Parameters:
    ///   - maxWidth: The width of a label on a button that has a row for itself.
    ///   - share: The width of a label on one of two buttons side by side.
    ///   - staysCancel: Whether what cancels the process closes the presentation once that has failed.
    init(
        _ request: StageRequest, maxWidth: Double, share: Double, staysCancel: Bool,
        _ measuring: any TextMeasuring
    ) throws(LayoutError) {
        let isWrong = request.final == .error
        let cancel = staysCancel && (isWrong || request.staysInTheEnd) ? request.cancel : ""
        let close = request.close.isEmpty ? cancel : request.close
        try self.init(
            request, running: [request.cancel, request.pause],
            paused: [request.cancel, request.pause.isEmpty ? "" : request.resume],
            final: request.final == nil ? [] : [close, isWrong ? request.restart : ""],
            maxWidth: maxWidth, share: share, measuring)
    }

    /// Words by phases, empty ones for nothing.
    init(
        _ request: StageRequest, running: [String], paused: [String] = [], final: [String] = [],
        maxWidth: Double, share: Double, _ measuring: any TextMeasuring
    ) throws(LayoutError) {
        func fitted(_ words: [String]) throws(LayoutError) -> [StageText] {
            var texts: [StageText] = []
            for text in words where !text.isEmpty {
                texts.append(
                    try .fitted(
                        text, request.theme.type.button, request, maxWidth: maxWidth, shrinks: true, measuring
                    ))
            }
            return texts
        }
        self.running = try fitted(running)
        self.paused = try fitted(paused)
        self.final = try fitted(final)
        isStacked = [self.running, self.paused, self.final].contains { row in
            row.count > 1 && row.contains { $0.width > share }
        }
    }

    /// The number of rows that the buttons of a phase take.
    func rows(_ texts: [StageText]) -> Double { Double(isStacked ? texts.count : min(texts.count, 1)) }
    /// The largest number of rows of any phase.
    var rows: Double { phases.map(rows).max() ?? 0 }

    private var phases: [[StageText]] { [running, paused, final] }
    var isEmpty: Bool { phases.allSatisfy { $0.isEmpty } }

    var texts: [StageText] { phases.flatMap { $0 } }
    /// The width of the widest row of labels with `gap` between them, in whole points.
    func width(gap: Double) -> Double {
        phases.map { row in
            row.reduce(0) { $0 + $1.width } + gap * Double(max(row.count - 1, 0))
        }.max() ?? 0
    }

    /// The buttons as they are drawn: each phase by itself, and in all phases what they share.
    ///
    /// - Parameter draw: Draws the buttons of a phase, the last one or another, and returns their touch targets.
    func placed(
        _ request: StageRequest, _ draw: ([StageText], _ isFinal: Bool, inout StageSketch) -> [StageBox]
    ) -> Placed {
        var placed = Placed()
        for (phase, texts) in zip(Placed.Phases.each, phases) {
            var sketch = StageSketch(request)
            let targets = texts.isEmpty ? [] : draw(texts, phase == .final, &sketch)
            if placed.targets.isEmpty { placed.targets = targets }
            for shape in sketch.shapes {
                if let index = placed.parts.firstIndex(where: { $0.shape == shape }) {
                    placed.parts[index].phases.insert(phase)
                } else {
                    placed.parts.append(Placed.Part(shape: shape, phases: phase))
                }
            }
        }
        placed.texts = texts.map { $0.size }
        return placed
    }

    /// Buttons where they are.
    struct Placed: Hashable {
        struct Phases: OptionSet, Hashable {
            let rawValue: Int
            static let running = Phases(rawValue: 1), paused = Phases(rawValue: 2),
                final = Phases(rawValue: 4)
            static let each: [Phases] = [running, paused, final]
        }

        struct Part: Hashable {
            let shape: Shape
            var phases: Phases

            /// The opacity of the part; not visible at 0 or below.
            ///
            /// - Parameters:
            ///   - pause: The progress of the change to a pause, in `0...1`.
            ///   - turn: The progress of the change to the end, in `0...1`.
            func opacity(pause: Double, turn: Double) -> Double {
                let isRunning = phases.contains(.running)
                let before =
                    isRunning == phases.contains(.paused)
                    ? (isRunning ? 1 : 0) : isRunning ? 1 - 2 * pause : 2 * pause - 1
                return phases.contains(.final) ? max(before, 2 * turn - 1) : min(before, 1 - 2 * turn)
            }
        }

        var parts: [Part] = []
        /// The touch targets of the first phase with buttons.
        var targets: [StageBox] = []
        var texts: [TextSize] = []
    }
}
