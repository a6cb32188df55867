package import Basics
package import Drawing
internal import Formats
internal import Guidelines
internal import Indicators
internal import Jobs
internal import Languages
internal import MotionCore
package import PageMotions
internal import Requests
internal import Resolution
internal import Vectors

/// The scene that a page shows for one request.
package final class PageScene {
    private let spec: RenderSpec
    private let job: RenderJob
    private var list = DisplayList(width: 0, height: 0)

    /// The scene that a page asks for.
    ///
    /// - Parameter request: An object, as ``PageRequest`` reads it.
    /// - Throws: ``SpecError`` with everything that is wrong.
    package init(_ request: [UInt8], _ typesetter: Typesetter) throws(SpecError) {
        spec = try PageRequest.spec(request, typesetter)
        job = try spec.pageJob()
    }

    /// The facts that hold at all times.
    package var facts: Reply {
        var reply = Reply()
        reply.put(job.name)
        reply.put(job.scene.size.width)
        reply.put(job.scene.size.height)
        reply.put(job.loopLength)
        reply.put(job.timeline.loops)
        reply.put(job.access.language.code)
        reply.put(each: job.notes) { $0.put($1.description) }
        return reply
    }

    /// The picture at `time` milliseconds.
    package func picture(at time: Double) -> Reply {
        job.draw(at: time, into: &list)
        var reply = Reply()
        reply.put(list)
        return reply
    }

    /// The progress from which a transition that begins at `time` milliseconds continues: the motion's own time, and the
    /// value on its way to another; not a number if no motion, or no value, is visible.
    package func progress(at time: Double) -> Reply {
        var (motion, value): (Double?, Double?)
        switch job.timeline.content {
        case .loop: motion = time
        case .transition(let transition, _):
            motion = transition.motionTime(at: time)
            if case .determinate = transition.from, case .determinate = transition.to {
                value = transition.span(at: time)?.sweep ?? transition.bars(at: time)?.last?.head
            }
        default: break
        }
        var reply = Reply()
        reply.put(motion)
        reply.put(value)
        return reply
    }

    /// The description for users who do not see the scene.
    package var access: Reply {
        let sidecar = Sidecar(job)
        var reply = Reply()
        reply.put(sidecar.role.rawValue)
        reply.put(sidecar.label)
        reply.put(sidecar.alternative)
        reply.put(each: sidecar.lines) { reply, line in
            reply.put(line.time)
            reply.put(line.value)
            reply.put(line.text)
        }
        reply.put(each: sidecar.announcements) { reply, announcement in
            reply.put(announcement.time)
            reply.put(announcement.text)
            reply.put(announcement.politeness.rawValue)
        }
        reply.put(each: sidecar.reducedMotion) { reply, line in
            reply.put(line.time)
            reply.put(line.text)
        }
        reply.put(sidecar.isObstructive)
        return reply
    }

    /// The findings of the rules of design documents.
    package var findings: Reply {
        let subject = job.judged(spec, measure: { MeasuredLoop($0) })
        let found = Rule.all.flatMap { rule in
            (rule.breaches(by: subject) + rule.findings(among: [subject]).map { $0.breach }).map {
                (rule, $0)
            }
        }
        var reply = Reply()
        reply.put(each: found) { reply, found in
            let (rule, breach) = found
            reply.put(rule.id)
            reply.put(rule.severity.rawValue)
            reply.put(rule.source.title)
            reply.put(rule.requirement)
            reply.put(breach.message)
            reply.put((breach.fix ?? rule.fix).description)
            reply.put(breach.options.map { $0.text })
            reply.put(breach.edit)
        }
        return reply
    }

    /// The formats that a page can have.
    package enum Format: Int32 {
        case svg, svgCSS, lottie
    }

    /// The text of a file.
    ///
    /// - Throws: ``SpecError`` where the format cannot hold what the request asks for, where it would have too many curves, or
    ///   where nothing outlines its texts.
    package func file(_ format: Format) throws(SpecError) -> String {
        let output: OutputFormat =
            switch format {
            case .svg: .svg
            case .svgCSS: .svgCSS
            case .lottie: .lottie
            }
        guard let picture = try spec.pageJob(for: output).picture else {
            preconditionFailure("a format without pixels has a picture")
        }
        return switch format {
        case .svg:
            picture.svg(
                .smil, usesCurrentColor: job.options.usesCurrentColor, gamut: job.gamut(in: .svg))
        case .svgCSS:
            picture.svg(
                .css, usesCurrentColor: job.options.usesCurrentColor, gamut: job.gamut(in: .svgCSS))
        case .lottie: String(decoding: picture.lottie(name: job.name), as: UTF8.self)
        }
    }
}

extension RenderJob {
    /// The exact duration of the film, or of one loop of it, in milliseconds.
    fileprivate var loopLength: Double {
        guard case .loop(_, let clock) = timeline.content, timeline.loops else { return timeline.length }
        return clock.period * Double(timeline.count / clock.framesPerLoop)
    }
}

extension Reply {
    /// Writes the edit that mends a breach: a list of none or one, with the name of the change and its values.
    fileprivate mutating func put(_ edit: Rule.Edit?) {
        put(edit != nil)
        guard let edit else { return }
        put(edit.from)
        switch edit.change {
        case .replaced(let value):
            put("replaced")
            put(value)
        case .removed: put("removed")
        case .joined(let key, let value):
            put("joined")
            put(key)
            put(value)
        }
    }

    /// The name of its type before a value.
    private mutating func put(_ value: Rule.Edit.Value) {
        switch value {
        case .text(let text):
            put("string")
            put(text)
        case .number(let number):
            put("number")
            put(number)
        case .flag(let flag):
            put("boolean")
            put(flag)
        }
    }
}
