internal import Basics
package import Indicators
package import Languages
internal import MotionCore

extension ReducedMotion {
    /// What is said of an operation beside the texts that wait for it.
    package struct Words: Hashable, Sendable {
        /// During a pause.
        package var paused: String
        /// How a value is said after the first text.
        package var progress: ProgressText

        /// What values are written in.
        package var numerals: Numerals

        /// - Parameter paused: Nil for what the language has.
        package init(paused: String? = nil, progress: ProgressText = .percent, in language: Language) {
            self.paused = paused ?? language.words.paused
            (self.progress, numerals) = (progress == .none ? .percent : progress, language.numerals)
        }
    }

    /// A text from a time on, in milliseconds.
    package typealias Line = (time: Double, text: String)

    /// When which text stands in the place of a motion: from when on the indicator of an operation would show,
    /// and until the operation's end is told.
    ///
    /// A pause is told as one, and nobody waits meanwhile; a value is told as soon as there is one, and again every couple
    /// of seconds. Where it is known how long it takes, nobody is told that it still does.
    ///
    /// - Parameters:
    ///   - texts: What is said while nothing is known.
    ///   - line: What happens to an operation; nil for something that just goes on.
    ///   - words: What is said of it beside that.
    ///   - waits: What is said of an expected wait, as it passes; none where that is not known.
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
        // For how long somebody has waited without a pause.
        var waited = 0.0
        for part in line.parts(from: shown, to: end) {
            if part.isPaused {
                add(part.start, words.paused)
                continue
            }
            let silent = min(max(valued, part.start), part.end)
            if silent > part.start, !waits.isEmpty {
                for (index, wait) in waits.enumerated() where wait.start < silent {
                    // Of those before the last one holds.
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

    /// How often a value is told, in milliseconds.
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
