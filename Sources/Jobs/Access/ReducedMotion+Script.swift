package import Indicators
package import Languages

extension ReducedMotion {
    /// The words about an operation beside the texts for the wait.
    package struct Words: Hashable, Sendable {
        /// The text during a pause.
        package var paused: String
        /// The format of a value after the first text.
        package var progress: ProgressText

        /// The numerals of values.
        package var numerals: Numerals

        /// - Parameter paused: Nil for what the language has.
        package init(paused: String? = nil, progress: ProgressText = .percent, in language: Language) {
            self.paused = paused ?? language.words.paused
            (self.progress, numerals) = (progress == .none ? .percent : progress, language.numerals)
        }
    }

    /// A text from a time on, in milliseconds.
    package typealias Line = (time: Double, text: String)

    /// The texts in place of a motion and their times: from the time at which the indicator of an operation would
    /// appear until the end of the operation is reported.
    ///
    /// A pause has its own text and does not count as waiting. A value is told as soon as there is one, and again every
    /// two seconds. If the expected wait is known, the texts for an unknown one are not used.
    ///
    /// - Parameters:
    ///   - texts: The texts while nothing is known.
    ///   - line: The course of an operation; nil for something that goes on forever.
    ///   - words: The words about a pause and about values.
    ///   - waits: The texts about an expected wait; empty if that is not known.
    package static func script(
        _ texts: [String], _ line: Storyline?, _ words: Words, waits: [Storyline.Wait] = []
    ) -> [Line] {
        guard let line else {
            return texts.enumerated().map { (time: time(of: $0.offset), text: $0.element) }
        }
        let outcome = line.telling.map { [(time: $0, text: line.outcome?.message ?? "")] } ?? []
        guard let shown = line.shown, line.opening.action != .closed else { return outcome }
        let end = line.telling ?? line.leaving ?? line.end
        var script: [Line] = []
        func add(_ time: Double, _ text: String) {
            if time < end, script.last?.text != text { script.append((time, text)) }
        }
        let valued = line.valueTimes?.lowerBound ?? .infinity
        // The time waited so far without pauses.
        var waited = 0.0
        for part in line.parts(from: shown, to: end) {
            if part.isPaused {
                add(part.start, words.paused)
                continue
            }
            let silent = min(max(valued, part.start), part.end)
            if silent > part.start, !waits.isEmpty {
                for (index, wait) in waits.enumerated() where wait.start < silent {
                    // Of several waits that began earlier, the last one holds.
                    let isPast = index + 1 < waits.count && waits[index + 1].start <= part.start
                    if !isPast { add(max(wait.start, part.start), wait.text) }
                }
            } else if silent > part.start {
                for (index, text) in texts.enumerated() {
                    let start = part.start + max(time(of: index) - waited, 0)
                    // Of texts that were due before a pause the last one holds.
                    let isPast = index + 1 < texts.count && time(of: index + 1) <= waited
                    if start < silent, !isPast { add(start, text) }
                }
            }
            var time = silent
            while time < part.end {
                let value = words.progress.text(line.value(at: time) ?? 0, in: words.numerals)
                add(time, ProgressText.joined(texts.first ?? "", value))
                time += pace
            }
            waited += part.end - part.start
        }
        return script + outcome
    }

    /// The interval between two announcements of a value, in milliseconds.
    private static let pace = 2000.0
}

extension Storyline {
    /// A part of the time in which the operation pauses, or does not. Times in milliseconds.
    fileprivate struct Part {
        let start, end: Double
        let isPaused: Bool
    }

    /// The parts of a time, one after the other.
    fileprivate func parts(from start: Double, to end: Double) -> [Part] {
        var parts: [Part] = []
        var (time, isPaused) = (start, opening.state == .paused)
        for act in acts where act.start < end && act.from.state != act.to.state && act.to.action != .closed {
            parts.append(Part(start: time, end: act.start, isPaused: isPaused))
            (time, isPaused) = (act.start, act.to.state == .paused)
        }
        return parts + [Part(start: time, end: end, isPaused: isPaused)]
    }
}
