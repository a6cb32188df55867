internal import Drawing
internal import Indicators

/// What one can press in a dialog or a toast: while the process runs, during a pause, and in the end.
struct StageButtons {
    /// The words on the buttons of each phase, from start to end: what calls the process off comes before what it goes on
    /// with.
    let running, paused, final: [StageText]
    /// Whether two of them stand one above the other, the first one below: side by side they would be shortened.
    let isStacked: Bool

    /// - Parameters:
    ///   - maxWidth: Of the words on a button that has a row for itself.
    ///   - share: Of the words on one of two that stand side by side.
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
        (self.running, self.paused, self.final) = (
            try fitted(running), try fitted(paused), try fitted(final)
        )
        isStacked = [self.running, self.paused, self.final].contains { row in
            row.count > 1 && row.contains { $0.width > share }
        }
    }

    /// How many rows the buttons of a phase take.
    func rows(_ texts: [StageText]) -> Double { Double(isStacked ? texts.count : min(texts.count, 1)) }
    /// How many they take at most.
    var rows: Double { phases.map(rows).max() ?? 0 }

    private var phases: [[StageText]] { [running, paused, final] }
    var isEmpty: Bool { phases.allSatisfy { $0.isEmpty } }

    var texts: [StageText] { phases.flatMap { $0 } }
    /// How much the words of a row take that has `gap` between them, in whole points.
    func width(gap: Double) -> Double {
        phases.map { row in
            row.reduce(0) { $0 + $1.width } + gap * Double(max(row.count - 1, 0))
        }.max() ?? 0
    }

    /// The buttons as they are drawn: each phase by itself, and in all phases what they share.
    ///
    /// - Parameter draw: Draws the buttons of a phase, the last one or another, and tells what one can touch.
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

            /// How much of it shows, below 0 for nothing.
            ///
            /// - Parameters:
            ///   - pause: How far the process has come to a pause, in `0...1`.
            ///   - turn: How far it has come to its end.
            func opacity(pause: Double, turn: Double) -> Double {
                let isRunning = phases.contains(.running)
                let before =
                    isRunning == phases.contains(.paused)
                    ? (isRunning ? 1 : 0) : isRunning ? 1 - 2 * pause : 2 * pause - 1
                return phases.contains(.final) ? max(before, 2 * turn - 1) : min(before, 1 - 2 * turn)
            }
        }

        var parts: [Part] = []
        /// What one can touch at first.
        var targets: [StageBox] = []
        var texts: [TextSize] = []
    }
}
