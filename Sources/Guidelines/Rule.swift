public import Basics

/// A rule of a design document that a machine can judge.
public struct Rule: Sendable {
    /// The severity of a breach.
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// The document forbids it, or people cannot use what results.
        case error
        /// The document advises against it, or it is likely to be a mistake.
        case warning
        /// There may be a reason for the breach.
        case advice
    }

    /// The document that a rule comes from.
    public struct Source: Hashable, Sendable {
        /// The name of the document in lists, in lower case with hyphens.
        public let id: String
        /// The title of the document, as people read it.
        public let title: String

        /// A document by its name in lists and its title.
        public init(_ id: String, title: String) {
            self.id = id
            self.title = title
        }

        /// SAP Fiori, circular progress indicator.
        public static let circular = Source(
            "circular-progress-indicator", title: "SAP Fiori, Circular Progress Indicator")
        /// SAP Fiori, step progress indicator.
        public static let steps = Source(
            "step-progress-indicator", title: "SAP Fiori, Step Progress Indicator")
        /// An overview of progress indicators.
        public static let progress = Source("progress", title: "Progress")
        /// Progress and activity: an overview of indicators of both.
        public static let activity = Source("progress-and-activity", title: "Progress and activity")
        /// An article on accessible indeterminate indicators.
        public static let accessible = Source(
            "accessible-indeterminate-indicators", title: "Accessible indeterminate indicators")
        /// The Web Content Accessibility Guidelines 2.2.
        public static let contrast = Source("wcag-2.2", title: "WCAG 2.2")
        /// No document: Spindle's own measurements.
        public static let ours = Source("spindle", title: "Spindle")
    }

    /// A breach of a rule by a subject.
    public struct Breach: Hashable, Sendable {
        /// The problem, with the offending text or figure, without a full stop.
        public var message: String
        /// The options of a spec that cause the breach, or parts of them: the first of them that is given is the place.
        public var options: [OptionKey]
        /// The way to mend the breach, where it differs from the rule's ``Rule/fix``.
        public var fix: Message?
        /// The edit that mends the breach at its place; nil where there is more than one way to mend it.
        public var edit: Edit?

        /// A breach for which some options are to blame.
        ///
        /// - Parameters:
        ///   - message: The problem, with the offending text or figure, without a full stop.
        ///   - options: The keys of the options, of which the first that is given is the place.
        ///   - fix: The way to mend the breach, where it differs from that of the rule.
        ///   - edit: The only edit that mends the breach, if there is one.
        public init(_ message: String, at options: [OptionKey], fix: Message? = nil, edit: Edit? = nil) {
            self.message = message
            self.options = options
            self.fix = fix
            self.edit = edit
        }
    }

    /// The rule's identifier, in lower case with hyphens. Files name it to switch the rule off, so it never changes.
    public let id: String
    /// The severity of a breach of the rule.
    public let severity: Severity
    /// The document that states the rule.
    public let source: Source
    /// The numbers of the requirements, such as `C5`.
    public let requirement: String
    /// The rule in a sentence, without a full stop.
    public let summary: String
    /// The sentence that the rule rests on, quoted from the document or, where the source is ``Source/ours``, written for
    /// Spindle.
    public let why: String
    /// The way to mend a breach, in the imperative.
    public let fix: Message
    let judge: Judge

    enum Judge: Sendable {
        case each(@Sendable (Subject) -> [Breach])
        /// Judges subjects together, grouped by what each says about itself.
        case together(@Sendable ([Subject]) -> [Finding])
    }

    /// A breach by one of several subjects.
    public struct Finding: Hashable, Sendable {
        /// The index of the subject among those judged.
        public var subject: Int
        /// The breach, with its fix.
        public var breach: Breach

        /// A breach by the subject with an index.
        public init(subject: Int, breach: Breach) {
            self.subject = subject
            self.breach = breach
        }
    }

    /// A rule that judges each subject alone.
    ///
    /// - Parameters:
    ///   - id: The identifier, in lower case with hyphens, which no other rule has.
    ///   - severity: The severity of a breach.
    ///   - source: The document that states the rule.
    ///   - requirement: The number of the requirement, or another place in the document.
    ///   - summary: The rule in a sentence, without a full stop.
    ///   - why: The sentence that the rule rests on.
    ///   - fix: The way to mend a breach, in the imperative.
    ///   - judge: Returns the breaches by a subject.
    public init(
        _ id: String, _ severity: Severity, _ source: Source, _ requirement: String, _ summary: String,
        why: String, fix: Message, _ judge: @escaping @Sendable (Subject) -> [Breach]
    ) {
        self.id = id
        self.severity = severity
        self.source = source
        self.requirement = requirement
        self.summary = summary
        self.why = why
        self.fix = fix
        self.judge = .each(judge)
    }

    /// A rule that judges subjects together, such as all that a screen shows.
    ///
    /// - Parameters: As for a rule that judges each alone, but for `judge`, which returns the breaches among subjects.
    public init(
        together id: String, _ severity: Severity, _ source: Source, _ requirement: String, _ summary: String,
        why: String, fix: Message, _ judge: @escaping @Sendable ([Subject]) -> [Finding]
    ) {
        self.id = id
        self.severity = severity
        self.source = source
        self.requirement = requirement
        self.summary = summary
        self.why = why
        self.fix = fix
        self.judge = .together(judge)
    }

    /// Returns the breaches of the rule by a subject on its own.
    public func breaches(by subject: Subject) -> [Breach] {
        if case .each(let judge) = judge { return judge(subject) }
        return []
    }

    /// Returns the breaches of the rule by subjects together; never by one that ``Subject/standsAlone``.
    public func findings(among subjects: [Subject]) -> [Finding] {
        if case .together(let judge) = judge { return judge(subjects) }
        return []
    }
}

extension Rule: Named {
    /// Every rule, in the order they are listed.
    public static let all: [Rule] =
        labels + labelFits + times + operations + presentations + checkouts + activities + steps + motions
        + reducedMotions + forms + stateColors + contrasts

    /// The noun that messages call a rule: "rule".
    public static let noun = "rule"

    /// The rule's ``id``.
    public var name: String { id }
    /// The other names of the rule: none.
    public var synonyms: [String] { [] }

    /// Returns the rule with a name.
    ///
    /// - Throws: ``UnknownName``, with what may have been meant.
    public static func named(_ id: String) throws(UnknownName) -> Rule { try one(named: id) }

    /// The rules whose breaches are noted whenever something is rendered, checked or not.
    static let noted =
        [errorWithoutLabel, successWithoutLabel] + labelFits.filter { $0.severity != .advice }
        + [shortenedMessage, headerAndNames, longStepName]
}

extension Subject {
    /// The notes about the picture, a sentence each.
    public var notes: [Message] { notes(of: Rule.noted) }

    /// The notes about the form of the indicator's line, which is known later.
    package var formNotes: [Message] { notes(of: [.segmentTooShort]) }

    private func notes(of rules: [Rule]) -> [Message] {
        rules.flatMap { rule in rule.breaches(by: self).map { "\($0.message); \($0.fix ?? rule.fix)" } }
    }
}

extension Rule: CustomStringConvertible {
    /// The rule's ``id``.
    public var description: String { id }
}
