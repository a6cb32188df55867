internal import Basics

extension Rule {
    /// Rules about people whom motion makes ill.
    static let reducedMotions: [Rule] = [
        Rule(
            together: "reduced-motion-missing", .warning, .accessible, "A1",
            "An indicator that moves has a reduced-motion variant",
            why:
                "Instead of simply stopping animation of the activity indicator when Reduce Motion is enabled, replace the activity indicator with a message, such as “Loading” or “In Progress”.",
            fix:
                "add \(option: .withReducedMotion, "message") (or slow where a message does not fit), or a separate asset with \(option: .reducedMotion)"
        ) { subjects in
            let reduced = subjects.filter { $0.isReduced }
            let activities = Set(reduced.compactMap { $0.activity })
            let names = Set(reduced.map { $0.name })
            return subjects.enumerated().compactMap { number, subject in
                guard subject.lacksReduced, !(subject.activity.map(activities.contains) ?? false),
                    !suffixes.contains(where: { names.contains(subject.name + $0) })
                else { return nil }
                return Finding(
                    subject: number,
                    breach: Breach(
                        "it moves but has no reduced-motion variant",
                        at: []))
            }
        },
        // Also "a text label that updates every couple seconds".
        Rule(
            "reduced-text-never-changes", .warning, .accessible, "A1",
            "The text that replaces motion changes every couple of seconds",
            why:
                "After a couple seconds, if the process has not completed, follow up that message with an update: “Still loading.”",
            fix: "add a second text to \(option: .reducedText), such as \"Still loading…\""
        ) { subject in
            let texts = subject.reducedTexts
            guard let first = texts.first, texts.allSatisfy({ $0 == first }),
                subject.timing?.running ?? .infinity > readingTime
            else { return [] }
            return [
                Breach(
                    "the text \(quoted(first)) never changes, so nobody can tell whether anything is still happening",
                    at: [.reducedText])
            ]
        },
        // Also "Progress indicators use animation to capture attention".
        Rule(
            "frozen-spinner", .warning, .accessible, "A1", "An indicator that runs is seen to move",
            why:
                "An activity indicator that is not spinning tells the user to wait, but it does not communicate anything else.",
            fix:
                "use more \(option: .frames) or a higher \(option: .speed), or reduced-motion: message for people who are sensitive to motion"
        ) { subject in
            guard let pace = subject.pace, let words = frozen(pace) else { return [] }
            return [
                Breach(
                    "\(words), so the indicator looks frozen",
                    at: pace.count == 1 ? [.frames, .at, .to] : [.speed, .duration, .motion])
            ]
        },
        Rule(
            together: "reduced-motion-frozen", .warning, .accessible, "A1",
            "A reduced-motion variant is a text or a slow motion, never a still image",
            why:
                "Instead of simply stopping animation of the activity indicator when Reduce Motion is enabled, replace the activity indicator with a message, such as “Loading” or “In Progress”.",
            fix: "use \(option: .reducedMotion, "message") (or slow) instead of \(option: .frames, "1")"
        ) { subjects in
            let moving = Set(subjects.filter { ($0.pace?.count ?? 0) > 1 }.map { $0.name })
            return subjects.enumerated().compactMap { number, subject in
                guard subject.pace?.count == 1, !subject.isReduced,
                    stillSuffixes.contains(where: { suffix in
                        subject.name.hasSuffix(suffix)
                            && moving.contains(String(subject.name.dropLast(suffix.count)))
                    })
                else { return nil }
                return Finding(
                    subject: number,
                    breach: Breach(
                        "it replaces a motion with a still image", at: [.frames, .at]))
            }
        },
        Rule(
            "jerky-motion", .advice, .progress, "C2", "A motion has at least ten frames per second",
            why:
                "Progress indicators use animation to capture attention and inform users of an activity's progress.",
            fix: "raise \(option: .fps), or use more \(option: .frames)"
        ) { subject in
            guard let pace = subject.pace, pace.count > 1, pace.isAnimation, pace.fps < fewestFrames else {
                return []
            }
            return [
                Breach(
                    "at \(pace.fps.decimal(2, .cut)) frames per second the motion looks jerky",
                    at: [.fps, .frames])
            ]
        },
    ]

    /// Returns the reason why a loop appears not to move; nil where its motion is visible.
    private static func frozen(_ pace: Subject.Pace) -> String? {
        if pace.count == 1 { return pace.isAnimation ? "the animation has a single frame" : nil }
        guard pace.speed < slowest || pace.period > longestLoop else { return nil }
        return "a loop takes \(seconds(pace.period, beside: longestLoop))"
    }

    /// The slowest motion that is seen to move, as a share of the published speed; a slow variant has a quarter of it. The
    /// limit is Spindle's own.
    private static let slowest = 0.2
    /// The longest loop of a motion without a published speed, in milliseconds. The limit is Spindle's own.
    private static let longestLoop = 60_000.0
    /// The time that a text is read for, in milliseconds: "After a couple seconds".
    private static let readingTime = 2000.0
    /// The fewest frames per second that look smooth. The limit is Spindle's own.
    private static let fewestFrames = 10.0
    /// The suffixes of stills that replace a motion.
    private static let stillSuffixes = suffixes + ["-still", "-static", "-reduced-motion", "-no-motion"]

    /// The suffixes of an asset that replaces another for reduced motion: those of variants that are written with an asset,
    /// and those of a matrix over `reduced-motion`.
    private static let suffixes = ["-reduced", "-reduced-slow", "-message", "-slow"]
}
