internal import Basics
internal import MotionCore

extension Rule {
    /// Rules about loops. All limits are Spindle's own.
    static let motions: [Rule] = [
        Rule(
            "loop-not-closed", .error, .ours, "G", "A loop ends where it begins",
            why: "A jump where the loop restarts is seen once in every period.",
            fix: "let every track return to its start within the period, or set a period in which it does"
        ) { subject in
            guard let loop = subject.loop, !loop.isPublished, let limit = loop.unit.visibleJump,
                loop.gap > limit
            else { return [] }
            return [
                Breach(
                    "\(loop.seam) where it restarts", at: [.period, .motion, .faithful])
            ]
        },
        Rule(
            "velocity-kink", .advice, .ours, "G", "A loop begins as fast as it ends",
            why: "A sudden change of speed where the loop restarts looks like a stutter.",
            fix: "ease both ends of the loop the same way"
        ) { subject in
            guard let loop = subject.loop, let limit = loop.unit.kink, loop.kink > limit else { return [] }
            return [
                Breach(
                    "the speed changes by \(loop.kink.decimal(2, .cut))\(loop.unit.name) per second where the loop restarts",
                    at: [.easing, .motion])
            ]
        },
        Rule(
            "arc-vanishes", .warning, .ours, "G", "An arc with flat ends never shrinks to nothing",
            why: "An indicator that is gone for a moment looks as if the process had ended.",
            fix:
                "give the arc round ends with \(option: .cap), or a greater shortest length with \(option: .arc)"
        ) { subject in
            guard let loop = subject.loop, loop.isFlat, loop.shortest < 1 else { return [] }
            return [
                Breach(
                    "the arc shrinks to \(loop.shortest.decimal(2, .cut))° and cannot be seen for a moment",
                    at: [.arc, .motion, .cap])
            ]
        },
        Rule(
            "arc-inside-out", .warning, .ours, "G", "The head of an arc never falls behind its tail",
            why:
                "An arc whose head is behind its tail has no length, so nothing is drawn until it catches up.",
            fix: "keep the head ahead of the tail, or set the shortest length with \(option: .arc)"
        ) { subject in
            guard let loop = subject.loop, loop.lead < -negligible else { return [] }
            return [
                Breach(
                    "the head falls \((-loop.lead).decimal(2, .cut))° behind the tail, so the arc is hidden for a part of the loop",
                    at: [.easing, .motion])
            ]
        },
        Rule(
            "arc-overlaps", .warning, .ours, "G", "An arc is never longer than the ring",
            why: "A closed ring stands for a process that is complete.",
            fix: "keep the head within a turn of the tail, or set the longest length with \(option: .arc)"
        ) { subject in
            guard let loop = subject.loop, loop.longest > 360 + negligible else { return [] }
            return [
                Breach(
                    "the arc grows to \(loop.longest.decimal(2))°, more than a turn, and looks like a closed ring",
                    at: [.easing, .motion])
            ]
        },
        Rule(
            "duplicate-end-frame", .warning, .ours, "G", "The last frame of a loop does not repeat its first",
            why: "A frame that is shown twice stops the motion once in every loop.",
            fix: "remove the last frame"
        ) { subject in
            guard let loop = subject.loop, loop.count > 1, loop.endsAsItBegins else { return [] }
            return [
                Breach(
                    "frame \(loop.count) is the same as frame 1, so the loop stops for one frame",
                    at: [.frames, .motion],
                    edit: (loop.count - 1).isMultiple(of: loop.framesPerLoop)
                        ? Edit(.number(Double(loop.count)), .replaced(.number(Double(loop.count - 1)))) : nil)
            ]
        },
        Rule(
            "cut-loop", .warning, .ours, "G", "The frames are a whole number of loops",
            why: "Frames that end within a loop jump back to its beginning.",
            fix: "use as many frames as the loop has, or leave out \(option: .frames) or \(option: .fps)"
        ) { subject in
            // A single frame is a still, and one frame too many is reported by another rule.
            guard let loop = subject.loop, loop.count > 1, !loop.endsAsItBegins,
                !loop.count.isMultiple(of: loop.framesPerLoop)
            else { return [] }
            return [
                Breach(
                    "\(loop.count) frames are not a whole number of loops of \(loop.framesPerLoop) frames, so the motion jumps",
                    at: [.frames])
            ]
        },
        Rule(
            "uneven-loop", .advice, .ours, "G", "The period of a loop is a whole number of frames",
            why: "A loop that is not a whole number of frames runs faster or slower than designed.",
            fix: "choose another \(option: .fps), or accept that the loop is a little faster or slower"
        ) { subject in
            guard let loop = subject.loop,
                (loop.exactFrames - loop.exactFrames.rounded()).magnitude > 1e-9 * loop.exactFrames
            else { return [] }
            return [
                Breach(
                    "the loop is \(loop.exactFrames.decimal(2, .cut)) frames long and is rounded to \(loop.framesPerLoop)",
                    at: [.fps, .duration, .speed, .motion])
            ]
        },
        Rule(
            "too-fast", .warning, .ours, "A1", "Nothing turns more than twice a second",
            why: "Fast turning makes people with vestibular disorders ill.",
            fix:
                "slow the motion down with \(option: .speed) or \(option: .duration), or give it a longer period"
        ) { subject in
            guard let turning = subject.loop?.turning, turning > fastest else { return [] }
            return [
                Breach(
                    "it turns by \(turning.decimal(2, .cut))° per second, more than \(fastest.decimal(2, .cut))°",
                    at: [.speed, .duration, .turns, .period, .motion])
            ]
        },
        Rule(
            "counterclockwise", .warning, .circular, "C2", "A ring turns clockwise",
            why:
                "Circular progress indicators display progress by animating an indicator along an invisible circular track in a clockwise direction.",
            fix: "use \(option: .turns) above 0, or a motion that turns clockwise"
        ) { subject in
            guard let loop = subject.loop, loop.isBackward else { return [] }
            let turns = loop.turns.flatMap { $0 < 0 ? Double($0) : nil }
            return [
                Breach(
                    "it turns counterclockwise", at: [.turns, .motion],
                    edit: turns.map { Edit(.number($0), .replaced(.number(-$0))) })
            ]
        },
        Rule(
            "arc-never-changes", .advice, .circular, "C2", "A running arc grows and shrinks",
            why:
                "Indeterminate circular progress indicators grow and shrink in size as they move along an invisible track.",
            fix: "give \(option: .arc) two lengths that differ, such as 20:280"
        ) { subject in
            guard let loop = subject.loop, loop.isOwn, loop.shortest.isFinite,
                loop.longest - loop.shortest < 1
            else { return [] }
            return [
                Breach(
                    "the arc stays at \(loop.longest.decimal(2, .cut))° all the time",
                    at: [.arc, .motion])
            ]
        },
    ]

    /// The greatest invisible angle, in degrees.
    private static let negligible = 0.01
    /// The highest speed of turning, in degrees per second; the fastest published ring turns by 540 on average.
    private static let fastest = 720.0
}

extension Subject.Loop {
    fileprivate var seam: String {
        unit == .scale
            ? "the loop changes by \((gap * 100).decimal(1))% at once"
            : "the loop jumps by \(gap.decimal(2, .cut))\(unit.name)"
    }
}

extension LoopAnalysis.Unit {
    /// The largest change of speed at the seam, in units per second.
    fileprivate var kink: Double? {
        switch self {
        case .degrees: 90
        case .trackLengths: 1
        case .opacity, .scale: nil
        }
    }

    /// The name of the unit as it follows a number.
    fileprivate var name: String {
        switch self {
        case .degrees: "°"
        case .trackLengths: " tracks"
        case .opacity, .scale: ""
        }
    }
}
