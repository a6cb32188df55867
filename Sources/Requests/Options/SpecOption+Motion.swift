internal import Basics
internal import Formats
internal import Indicators
internal import Jobs
internal import MotionCore

/// Options for the motion, the frames and the state.
extension SpecOption {
    package static let motion: [SpecOption] = [
        SpecOption(
            .indicator, .structure(.indicator), flag: .none,
            default: "what the steps or the motion need, else circular", example: "circular",
            "The indicator to draw: circular, linear or steps."),
        SpecOption(
            .motion, .structure(.motion), default: "determinate with --value, else the theme's",
            on: .indicators, needs: .runs,
            synonyms: ["animation", "style", "kind", "m"],
            example: "fluent",
            "A motion (see \"spindle list motions\"), or a motion file of your own."),
        SpecOption(
            .value,
            .text(
                .numeric, { $1(&$0.animation.value) }, problem: { $0.valueProblem },
                read: ValueSpan.init(parsing:)
            ),
            value: "from:to",
            on: .indicators, in: [.run, .change], needs: .beginning,
            synonyms: ["progress", "percentage-done", "completion", "position"],
            example: "0.4",
            "A value from 0 to 1, or a run of values; makes the indicator determinate."),
        overflow,
        countdown,
        SpecOption(
            .span,
            .text(
                .numeric, { $1(&$0.animation.span) }, problem: { $0.spanProblem },
                read: ValueSpan.init(parsingSpan:)),
            value: "from:to", on: .values, in: .run, needs: .flat,
            synonyms: ["value-range", "from-to", "between", "interval"],
            example: "0.2:0.6",
            "Show the part of the ring or track between two values from 0 to 1, instead of the part from zero."
        ),
        SpecOption(
            .value2, .number(0...1, .none, { $1(&$0.value2) }), default: "none", on: .values, in: .run,
            needs: .flat, and: .apart, synonyms: ["second-value", "value-2", "secondary-value"],
            example: "0.8",
            """
            A second value on the same ring or bar, from 0 to 1, in a second --color, or else paler; the longer one lies behind.
            """),
        SpecOption(
            .easing, .text(.any, { $1(&$0.animation.easing) }, read: Easing.init(parsing:)),
            default: "linear for values, else the motion's own",
            on: .indicators, in: [.run, .loop, .operation, .pull], needs: .eased,
            synonyms: ["ease", "timing", "timing-function", "interpolation"],
            example: "ease-in-out",
            "The easing of the run of values, in CSS syntax; on a running motion, it replaces the motion's own easings."
        ),
        SpecOption(
            .speed, .number(MotionAdjustment.speedRange, .factor, { $1(&$0.animation.speed) }),
            value: "factor",
            default: "1", on: .running, in: .moving, needs: .running, and: .pace,
            synonyms: ["pace", "tempo", "velocity", "playback-rate", "time-scale"],
            meanings: [
                "fast": "2x", "faster": "2x", "quick": "2x", "slow": "0.5x", "slower": "0.5x",
                "half-speed": "0.5x", "double-speed": "2x",
            ],
            example: "2",
            "How fast the motion runs: 2x is twice as fast, 0.5x or 50% half as fast."),
        SpecOption(
            .duration, .number(Motion.loopLengths, .milliseconds, { $1(&$0.animation.duration) }),
            value: "time",
            default: "the motion's", on: .running, in: .moving, needs: .running, and: .pace,
            synonyms: ["period", "length", "loop-length", "loop-duration", "loop-time", "cycle", "time"],
            example: "2000",
            """
            The length of one loop, such as 2s or 500ms, instead of a speed. With several colors, the loop lasts until they \
            repeat.
            """),
        SpecOption(
            .arc,
            .text(
                .numeric, { $1(&$0.animation.arc) }, problem: { $0.problem }, read: SweepRange.init(parsing:)),
            value: "min:max", default: "the motion's", on: .arcs, in: .moving, needs: .flat, and: .running,
            synonyms: [
                "sweep", "min-arc", "max-arc", "min-sweep", "max-sweep", "arc-length", "arc-range",
                "sweep-angle", "min-angle", "max-angle", "angle",
            ],
            example: "40:300",
            "The shortest and the longest arc in degrees, such as 20:280; a single number gives the arc a constant length."
        ),
        SpecOption(
            .turns, .count(MotionAdjustment.turnsRange, .none, { $1(&$0.animation.turns) }),
            default: "the motion's", on: .arcs, in: .moving, needs: .flat, and: .turned,
            synonyms: ["spin", "spins", "rotations", "rotation", "revolutions", "rounds"],
            meanings: ["reverse": "-1"],
            example: "5",
            "How many times the motion turns in one loop; a negative number turns it counterclockwise. To mirror the motion, change the sign of its own number."
        ),
        SpecOption(
            .waveAmplitude,
            .number(WaveAdjustment.amplitudeRange, .points, { $1(&$0.animation.wave.amplitude) }),
            default: "the motion's", on: .waves, in: [.loop, .run], needs: .waved,
            synonyms: ["amplitude", "wave-height"],
            example: "2",
            "The amplitude of the wave in points; makes an arc or bars wavy."),
        SpecOption(
            .wavelength, .number(WaveAdjustment.lengthRange, .points, { $1(&$0.animation.wave.length) }),
            default: "the motion's", on: .waves, in: [.loop, .run], needs: .waved, and: .wavy,
            synonyms: ["wave-length", "period-length"],
            example: "12",
            "The length of a wave in points, adjusted so that a whole number of waves fits around a ring; makes an arc or bars wavy."
        ),
        SpecOption(
            .waveSpeed, .number(WaveAdjustment.speedRange, .none, { $1(&$0.animation.wave.speed) }),
            default: "the motion's", on: .waves, in: [.loop, .run], needs: .waved, and: .wavy,
            synonyms: ["waves-per-second"],
            example: "30",
            """
            How far waves travel in a second, in points, adjusted so that a whole number of waves passes in a loop; add \
            --faithful for the exact speed.
            """),
        SpecOption(
            .faithful, .flag({ $1(&$0.animation.isFaithful) }), on: .running, in: .shown, needs: .seam,
            example: "true",
            "Use the motion as published, even where the catalog's version closes a seam."),
        SpecOption(
            .fps, .number(MotionSpec.fpsRange, .rate, { $1(&$0.animation.fps) }), default: "60",
            needs: .rate, synonyms: ["framerate", "frame-rate", "rate", "frames-per-second", "hz"],
            example: "30",
            "Frames per second, 0.1 to 1000."),
        SpecOption(
            .frames, .count(1...Timeline.maxFramesRange.upperBound, .frames, { $1(&$0.animation.frames) }),
            default: "those of one loop, or one for each percent",
            in: .all.subtracting(.operation), needs: .pictures,
            synonyms: ["frame-count", "count", "number-of-frames", "frame"],
            example: "7",
            """
            The number of frames. Without --fps, they spread evenly over one loop or run of values; with --fps, they are the \
            first ones of a loop at that rate. A single frame shows where arcs, bars or dots are first longest, an operation just \
            before it disappears, and a message at its start.
            """),
        SpecOption(
            .at,
            .text(
                .numeric, { $1(&$0.animation.at) }, problem: { $0.problem }, read: LoopMoment.init(parsing:)),
            value: "time", on: .indicators, in: [.loop, .operation, .message], needs: .still,
            synonyms: [
                "moment", "still", "poster", "poster-frame", "thumbnail", "snapshot", "seek", "time",
                "frame",
            ],
            example: "40%",
            """
            Render a single picture: this moment of a loop, an operation or a message, such as 500ms, 1.2s or 40%; 0 is its \
            start.
            """),
        SpecOption(
            .maxFrames, .count(Timeline.maxFramesRange, .frames, { $1(&$0.animation.maxFrames) }),
            default: "\(Timeline.defaultMaxFrames)", formats: .allBut(OutputFormat.vectors), example: "2",
            "The maximum number of frames."),
    ]

    package static let states: [SpecOption] = [
        SpecOption(
            .state,
            .word(
                ValueState.self, "state", synonyms: ValueState.otherNames, { $1(&$0.state) }),
            default: "active", on: .indicators, in: [.loop, .run, .change], synonyms: ["status", "mode"],
            example: "success",
            """
            Render the change into a state: paused, error, success or disabled; with --frames 1, the state itself.
            """),
        SpecOption(
            .transition,
            .text(
                .any, { $1(&$0.transition) }, problem: { $0.problem },
                read: TransitionSpec.init(parsing:)), value: "from:to",
            in: .change, synonyms: ["change", "from-to"],
            example: "active:success",
            """
            Render one change: from:to, such as indeterminate:determinate=0.4, active:success or paused:active; for \
            steps, step:2:3 or appear:2.1.
            """),
        SpecOption(
            .t0, .number(0...Timeline.longestTime, .milliseconds, { $1(&$0.t0) }), value: "ms",
            default: "0", on: .indicators, in: .change, needs: .passage, and: .clock,
            synonyms: ["time", "start", "start-time", "begin", "offset"],
            example: "100",
            "The time in the running motion at which the change begins, such as 500ms."),
        SpecOption(
            .glyph,
            .text(
                .one(of: GlyphChoice.knownWords, "sign"), { $1(&$0.glyph) },
                read: GlyphChoice.init(parsing:)),
            default: "auto", on: [.rings, .linear, .figures], in: .shown, needs: .ownSign,
            synonyms: ["sign", "icon", "symbol"],
            example: "pause",
            """
            A sign inside a ring, or beside a linear indicator's label: pause, resume, cancel, check, exclamation or \
            none; auto shows the sign of each state.
            """),
        SpecOption(
            .glyphStyle,
            .word(
                Glyph.Style.self, "style",
                synonyms: [(.rounded, ["round"]), (.checkout, ["sap", "fiori", "thin"])],
                { $1(&$0.glyphStyle) }),
            default: "rounded; checkout where a Fiori theme waits for a checkout", on: [.rings, .figures],
            in: .shown, needs: .mark, synonyms: ["sign-style", "check-style", "icon-style"],
            example: "checkout",
            """
            How a check or an exclamation mark inside a ring is drawn: rounded, or checkout as in SAP's checkout indicator.
            """),
    ]
}
