internal import Basics
internal import Formats
internal import Indicators
internal import Jobs
internal import Requests

extension RenderSpec {
    /// Returns the variants that are written with a job, and notes about those that it cannot have.
    ///
    /// A job that cannot have a variant goes without it, with a note, so that one request for variants can stand in the
    /// defaults of a manifest.
    func alternatives(
        of job: RenderJob
    ) throws(SpecError) -> (alternatives: [RenderJob], notes: [Message]) {
        let variants = access.variants.unique
        if variants.isEmpty { return ([], []) }
        guard job.runs else {
            return ([], ["nothing here is in motion, so \(option: .withReducedMotion) has no effect"])
        }
        // Vectors show the whole loop in any case.
        let moving = job.formats.filter { job.timeline.count > 1 || $0.content == .vector }
        if moving.isEmpty {
            return ([], ["one picture does not move, so \(option: .withReducedMotion) has no effect"])
        }
        var (alternatives, notes): ([RenderJob], [Message]) = ([], [])
        for variant in variants {
            var (spec, formats) = (self, moving)
            if variant == .message {
                if let reason = messageRefusal(formats) {
                    notes.append(
                        "\(reason), so \(option: .withReducedMotion, "message") has no effect; use slow"
                    )
                    continue
                }
                formats.removeAll { $0.content == .vector }
                spec.usesCurrentColor = false
            } else {
                // The element of a page has its own slow version.
                formats.removeAll { $0 == .web }
                if formats.isEmpty { continue }
            }
            spec.formats = formats
            spec.access = AccessSpec()
            (spec.access.reducedTexts, spec.access.reducedMotion) = (access.reducedTexts, variant)
            spec.name = formats.reduce(job.name + variant.suffix) { $1.nameRule?.nearest($0) ?? $0 }
            spec.target = spec.name.flatMap { target?.renamed($0) }
            let alternative = try spec.jobWithVariants()
            if let words = alternative.words, hides(label.label(.active), words) {
                notes.append(
                    "\(option: .withReducedMotion, "message") does not say the \(option: .label); for words of your own use \(option: .reducedText)"
                )
            }
            alternatives.append(alternative)
        }
        return (alternatives, notes)
    }

    /// Whether no text that replaces the indicator has its label.
    private func hides(_ label: String, _ words: TextSequence) -> Bool {
        !label.isEmpty && access.reducedTexts.isEmpty && !words.cuts.contains { $0.text.hasPrefix(label) }
    }

    /// The reason why no message can replace the indicator; nil where one can.
    private func messageRefusal(_ formats: [OutputFormat]) -> String? {
        if present.pull != nil { return "a pull is not a motion that can be replaced" }
        if formats.allSatisfy({ $0.content == .vector }) {
            return "vector formats hold motions, and a message has none"
        }
        return nil
    }
}

extension RenderJob {
    /// Whether the picture has a motion that can be replaced or slowed.
    fileprivate var runs: Bool {
        switch timeline.content {
        case .loop, .story, .pull: true
        case .run, .transition, .steps, .words: false
        }
    }

    /// Whether something other than the value moves for as long as the process runs.
    package var keepsMoving: Bool {
        switch timeline.content {
        case .loop: timeline.count > 1
        case .story(let line):
            timeline.count > 1 && line.shown != nil
                && (line.opening.action == .running || line.acts.contains { $0.to.action == .running })
        case .run, .transition, .steps, .words, .pull: false
        }
    }
}
