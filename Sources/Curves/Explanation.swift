public import Basics
package import Indicators
public import Jobs
internal import Languages
internal import MotionCore

/// The timing of an operation in its frames, in words and figures.
public struct Explanation: Sendable {
    package let job: RenderJob
    package let story: Story

    package var line: Storyline { story.line }

    /// The moment of a single picture, in milliseconds; nil where there are more.
    private var still: Double? { job.timeline.count == 1 ? job.timeline.time(of: 0) : nil }

    /// The explanation of a job's operation.
    ///
    /// - Throws: ``SpecError`` where the frames of the job show no operation.
    public init(_ job: RenderJob) throws(SpecError) {
        guard let story = job.story else {
            if case .words = job.timeline.content {
                throw SpecError(
                    at: .named("reduced-motion"),
                    "a message has no phases, only the texts that its operation announces; leave out reduced-motion to see both"
                )
            }
            throw SpecError(
                at: .option(.log),
                "there is no operation to explain; add \(option: .operationEvents) to the spec, or add \(option: .log)"
            )
        }
        self.job = job
        self.story = story
    }

    /// A phase with the frames that are within it.
    package struct Row {
        let phase: OperationPhase
        package let frames: Range<Int>
        /// The value at the beginning and at the end; nil where none is shown.
        package let from, to: Double?
    }

    package var rows: [Row] {
        let phases = line.phases
        return phases.enumerated().map { index, phase in
            let first = frame(at: phase.start)
            // The last frame shows what stays when all is over.
            let end = index + 1 == phases.count ? job.timeline.count : frame(at: phase.end)
            let times = line.valueTimes ?? 0..<0
            func value(_ time: Double) -> Double? {
                let isShown = phase.start >= times.lowerBound && phase.start < times.upperBound
                return isShown && phase.name != .appearing ? line.value(at: time) : nil
            }
            return Row(
                phase: phase, frames: first..<max(end, first), from: value(phase.start),
                to: value(phase.end))
        }
    }

    /// The first frame that shows this time or a later one.
    private func frame(at time: Double) -> Int {
        let timeline = job.timeline
        var frame = min(Int((time * timeline.fps / 1000).rounded(.up)), timeline.count)
        // Rounding may be off by one, and frames have the last word.
        while frame > 0, timeline.time(of: frame - 1) >= time { frame -= 1 }
        while frame < timeline.count, timeline.time(of: frame) < time { frame += 1 }
        return frame
    }

    /// Notes about the frames, a sentence each. A note about the language is left out unless the announcements are the same in English.
    public var notes: [String] {
        let isSpoken = announcements != story.announcements(in: .english)
        // An explanation is one file, whatever a render writes.
        let ofFiles = job.fileNotes(isFaithful: false) + job.fileNotes(isFaithful: true) + job.memoryNotes
        return job.notes.filter { !(isSpoken && $0.names(.locale)) && !ofFiles.contains($0) }
            .map { $0.text(.keys) }
    }

    /// The announcements, in the language of the request.
    var announcements: [Announcement] { story.announcements(in: job.access.language) }

    /// The phases and announcements as aligned lines. Times are rounded: where an act ends in the middle of a
    /// millisecond, nobody has written that.
    public func text() -> [UInt8] {
        let policy = line.policy
        var text = "\(job.animation): \(line.end.decimal(0)) ms, "
        text += "\(frames)\n"
        let usual = (try? OperationPolicy.named(policy.name))?.showDelay
        text += "policy \(policy.name): shows after \(policy.showDelay.decimal(3)) ms; "
        text += usual == policy.showDelay ? "\(policy.source)\n" : "as show-delay says\n"
        if let shown = line.shown {
            text += "shows from \(shown.decimal(0)) ms on\n"
        } else {
            text += "never shows: the operation ends first\n"
        }
        let column = still == nil ? "frames" : "picture"
        text += "\n" + Self.aligned(["phase", "from ms", "to ms", column, "value"])
        for row in rows {
            let frames = row.frames
            var value = row.from.map(Self.percent) ?? ""
            if let to = row.to.map(Self.percent), to != value { value += "–\(to)" }
            text += Self.aligned([
                row.phase.name.rawValue, row.phase.start.decimal(0), row.phase.end.decimal(0),
                named(frames), value,
            ])
        }
        if !announcements.isEmpty { text += "\n" + Self.aligned(["announced", "at ms", "how"]) }
        for announcement in announcements {
            text += Self.aligned(
                ["", announcement.time.decimal(0), announcement.politeness.rawValue],
                printable(announcement.text))
        }
        for note in notes { text += "\nNote: \(printable(note))\n" }
        return Array(text.utf8)
    }

    /// The number of frames and their rate, or the moment of a single picture.
    package var frames: String {
        if let still { return "one picture, at \(still.decimal(0)) ms" }
        let count = job.timeline.count
        return "\(counted(count, "frame")) at \(job.timeline.fps.decimal(3)) a second"
    }

    private func named(_ frames: Range<Int>) -> String {
        if let still { return frames.isEmpty ? "" : "at \(still.decimal(0)) ms" }
        switch frames.count {
        case 0: return "none"
        case 1: return "\(frames.lowerBound)"
        default: return "\(frames.lowerBound)–\(frames.upperBound - 1)"
        }
    }

    private static func percent(_ value: Double) -> String {
        ProgressText.percent.text(value, in: Numerals())
    }

    private static func aligned(_ cells: [String], _ rest: String = "") -> String {
        let widths = [14, 12, 12, 14, 10]
        var line = ""
        for (index, cell) in cells.enumerated() {
            let space = String(repeating: " ", count: max(widths[index] - cell.count, 1))
            line += index == 0 || index > 1 && cells.count == 3 ? cell + space : space + cell
            if index > 0, cells.count == 3 { line += index == 1 ? "  " : "" }
        }
        line += rest
        while line.last == " " { line.removeLast() }
        return line + "\n"
    }

    /// The same for programs. Times in milliseconds; values in 0…1.
    public func json() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("name", job.name)
            json.member("motion", job.timeline.motion.name)
            json.member("fps", job.timeline.fps)
            json.member("frames", job.timeline.count)
            json.member("picture_ms", still.map(nineDecimals))
            json.member("end_ms", line.end)
            json.member("started_ms", line.start)
            json.member("shown_ms", line.shown)
            writePolicy(to: &json)
            json.member(
                "outcome", line.outcome.map { $0.state?.rawValue ?? line.operation.end?.verb.word ?? "" })
            json.member("message", line.outcome?.message)
            json.array("phases") { json in
                for row in rows {
                    json.object(nil, .inline) { json in
                        json.member("name", row.phase.name.rawValue)
                        json.member("start_ms", nineDecimals(row.phase.start))
                        json.member("end_ms", nineDecimals(row.phase.end))
                        json.member("first_frame", row.frames.lowerBound)
                        json.member("frames", row.frames.count)
                        json.member("value_from", row.from.map(nineDecimals))
                        json.member("value_to", row.to.map(nineDecimals))
                    }
                }
            }
            json.array("announcements") { json in
                for announcement in announcements {
                    json.object(nil, .inline) { json in
                        json.member("time_ms", nineDecimals(announcement.time))
                        json.member("politeness", announcement.politeness.rawValue)
                        json.member("text", announcement.text)
                    }
                }
            }
            json.array("notes", .inline) { json in
                for note in notes { json.element(note) }
            }
        }
        return json.finish()
    }

    private func writePolicy(to json: inout JSONWriter) {
        let policy = line.policy
        json.object("policy") { json in
            json.member("name", policy.name)
            json.member("show_delay_ms", policy.showDelay)
            json.member("minimum_visible_ms", policy.minimumVisible)
            json.member("fade_ms", policy.fade)
            json.member("label_after_ms", policy.labelAfter)
            json.member("success_hold_ms", policy.successHold)
            json.member("stall_timeout_ms", policy.stallTimeout)
        }
    }
}

extension Explanation {
    /// The format of an explanation.
    public enum Format: String, Sendable, CaseIterable {
        /// Aligned lines for people, and the same for programs.
        case text, json
        /// A plot over time.
        case svg, png

        /// The requested format, or the one that the extension of the output implies; otherwise text, or JSON if `asJSON`.
        ///
        /// - Throws: ``SpecError`` for a format that there is not, or that the name of the output contradicts.
        public init(_ name: String?, asJSON: Bool, output: String) throws(SpecError) {
            let ending = name == nil ? try Self.ending(of: output) : nil
            let asked = name == nil ? (asJSON ? .json : nil) : name.flatMap { Self(rawValue: $0) }
            if let asked, let other = Self.known(of: output), other != asked {
                let (flag, value) = name.map { ("--to", " \($0)") } ?? ("--json", "")
                throw SpecError(
                    at: "-o",
                    "\(quoted(output)) contradicts \(flag)\(value); leave out \(flag), or end the name with .\(asked == .text ? "txt" : asked.rawValue)"
                )
            }
            guard let name = name ?? ending else {
                self = asJSON ? .json : .text
                return
            }
            guard let format = Self(rawValue: name) else {
                let known = Self.allCases.map { $0.rawValue }
                throw SpecError(at: .option(.to), "\(UnknownName(kind: "format", name: name, known: known))")
            }
            if asJSON, format != .json {
                throw SpecError(
                    at: .named("--json"), "contradicts --to \(format.rawValue); leave one of them out")
            }
            self = format
        }

        /// The format whose files end so; nil where no format has such files.
        private static func known(of output: String) -> Self? {
            let name = output.split(separator: "/").last ?? ""
            guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
            let ending = name[name.index(after: dot)...].lowercased()
            return ending == "txt" ? .text : Self(rawValue: ending).flatMap { $0 == .text ? nil : $0 }
        }

        /// The format that the name of the output tells; nil for text, which JSON may take the place of.
        private static func ending(of output: String) throws(SpecError) -> String? {
            let name = output.split(separator: "/").last ?? ""
            guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
            let ending = String(name[name.index(after: dot)...]).lowercased()
            if ending == "txt" { return nil }
            guard ending != text.rawValue, Self(rawValue: ending) != nil else {
                let known = allCases.map { $0 == text ? "txt" : $0.rawValue }
                throw SpecError(
                    at: "-o",
                    "\(UnknownName(kind: "format", name: ending, known: known)); end the name with one of them, or use no extension for text"
                )
            }
            return ending
        }
    }

    /// The explanation in a format, and what to know beside it: what it does not tell itself, and what it cannot show.
    ///
    /// - Throws: as ``CurvePlot/png()``.
    public func file(_ format: Format) throws -> (bytes: [UInt8], notes: [String]) {
        switch format {
        case .text: return (text(), [])
        case .json: return (json(), [])
        case .svg:
            let plot = plot()
            return (plot.svg(), notes + plot.notes.map { $0.description })
        case .png:
            let plot = plot()
            let (bytes, others) = try plot.png("--to svg")
            return (bytes, notes + (plot.notes + others).map { $0.description })
        }
    }
}
