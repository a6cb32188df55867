public import Basics

/// Something that a design document asks for and a machine can judge.
public struct Rule: Sendable {
    /// How bad a breach is.
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// The document forbids it, or people cannot use what results.
        case error
        /// The document advises against it, or it is likely to be a mistake.
        case warning
        /// There may be a reason for it.
        case advice
    }

    /// The document that a rule comes from.
    public enum Source: String, Hashable, Sendable, CaseIterable {
        /// SAP Fiori, circular progress indicator.
        case circular = "circular-progress-indicator"
        /// SAP Fiori, step progress indicator.
        case steps = "step-progress-indicator"
        /// An overview of progress indicators.
        case progress
        /// Progress and activity: an overview of indicators of both.
        case activity = "progress-and-activity"
        /// An article on accessible indeterminate indicators.
        case accessible = "accessible-indeterminate-indicators"
        /// The Web Content Accessibility Guidelines 2.2.
        case contrast = "wcag-2.2"
        /// No document but our own measurements.
        case ours = "spindle"

        /// What the document is called, for people.
        public var title: String {
            switch self {
            case .circular: "SAP Fiori, Circular Progress Indicator"
            case .steps: "SAP Fiori, Step Progress Indicator"
            case .progress: "Progress"
            case .activity: "Progress and activity"
            case .accessible: "Accessible indeterminate indicators"
            case .contrast: "WCAG 2.2"
            case .ours: "Spindle"
            }
        }
    }

    /// What a subject does against a rule.
    public struct Breach: Hashable, Sendable {
        /// What is wrong, with the offending text or figure, without a full stop.
        public var message: String
        /// The options of a spec that make it so, without dashes: the first that is given is the place.
        public var options: [String]
        /// What to do about it, where that is not what the rule says.
        public var fix: Message?
        /// What to write instead at the place; nil where more than one way leads out.
        public var edit: Edit?

        init(_ message: String, at options: [String], fix: Message? = nil, edit: Edit? = nil) {
            (self.message, self.options, self.fix, self.edit) = (message, options, fix, edit)
        }
    }

    /// In lower case with hyphens. Files name it to switch the rule off, so it never changes.
    public let id: String
    /// How bad a breach of it is.
    public let severity: Severity
    /// The document that asks for it.
    public let source: Source
    /// The numbers of the requirements, such as `C5`.
    public let requirement: String
    /// What it asks for, a sentence without a full stop.
    public let summary: String
    /// The sentence that it rests on, of the document or, where that is ``Source/ours``, of us.
    public let why: String
    /// What to do about a breach, in the imperative.
    public let fix: Message
    let judge: Judge

    enum Judge: Sendable {
        case each(@Sendable (Subject) -> [Breach])
        /// Looks at all that belong together by what they say about themselves.
        case together(@Sendable ([Subject]) -> [Finding])
    }

    /// A breach by one of several subjects.
    public struct Finding: Hashable, Sendable {
        /// The subject's number.
        public var subject: Int
        /// What is wrong, and how to fix it.
        public var breach: Breach
    }

    init(
        _ id: String, _ severity: Severity, _ source: Source, _ requirement: String, _ summary: String,
        why: String, fix: Message, _ judge: @escaping @Sendable (Subject) -> [Breach]
    ) {
        (self.id, self.severity, self.source, self.requirement) = (id, severity, source, requirement)
        (self.summary, self.why, self.fix, self.judge) = (summary, why, fix, .each(judge))
    }

    init(
        together id: String, _ severity: Severity, _ source: Source, _ requirement: String, _ summary: String,
        why: String, fix: Message, _ judge: @escaping @Sendable ([Subject]) -> [Finding]
    ) {
        (self.id, self.severity, self.source, self.requirement) = (id, severity, source, requirement)
        (self.summary, self.why, self.fix, self.judge) = (summary, why, fix, .together(judge))
    }

    /// What a subject does against the rule by itself.
    public func breaches(by subject: Subject) -> [Breach] {
        if case .each(let judge) = judge { return judge(subject) }
        return []
    }

    /// What subjects do against the rule together; none of those that ``Subject/standsAlone``.
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

    /// As messages call one: "rule".
    public static let noun = "rule"

    /// The rule's ``id``.
    public var name: String { id }
    /// Nothing: rules have one name each.
    public var also: [String] { [] }

    /// The rule of that name.
    ///
    /// - Throws: ``UnknownName``, with what may have been meant.
    public static func named(_ id: String) throws(UnknownName) -> Rule { try one(named: id) }

    /// What of all this is said whenever something is rendered, checked or not.
    static let noted =
        [errorWithoutLabel, successWithoutLabel] + labelFits.filter { $0.severity != .advice }
        + [shortenedMessage, headerAndNames, longStepName]
}

extension Subject {
    /// What to know about the picture, a sentence each.
    public var notes: [Message] { notes(of: Rule.noted) }

    /// The same about the form of its line, which is known later.
    package var formNotes: [Message] { notes(of: [.segmentTooShort]) }

    private func notes(of rules: [Rule]) -> [Message] {
        rules.flatMap { rule in rule.breaches(by: self).map { "\($0.message); \($0.fix ?? rule.fix)" } }
    }
}

extension Rule: CustomStringConvertible {
    /// The rule's ``id``.
    public var description: String { id }
}
