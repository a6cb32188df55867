internal import Basics
internal import Builds
internal import Files
public import Guidelines
internal import Indicators
internal import Specs

/// What checks have found.
public struct CheckReport: Sendable {
    /// A breach of a rule, where it stands.
    public struct Finding: Sendable {
        /// The rule that is breached.
        public let rule: Rule
        /// The file as the user named it, or as a manifest includes it.
        public let file: String
        /// From 1; columns count Unicode scalars.
        public let line, column: Int
        /// The way from the top of the file: `assets.spinner.label`; empty at the top.
        public let path: String
        /// What is wrong, with the offending text or figure.
        public let message: String
        /// What to do about it, in the words of files.
        public let fix: String
        /// What does it: the asset of a file, or variants of a manifest.
        public let names: [String]
        /// Why the rule is switched off for it; nil where it is not.
        public let suppression: String?
    }

    /// How many findings of a severity there are, those that are suppressed aside.
    public struct Count: Hashable, Sendable {
        /// Findings of the severity ``Rule/Severity/error``.
        public var errors = 0
        /// Findings of the severity ``Rule/Severity/warning``.
        public var warnings = 0
        /// Findings of the severity ``Rule/Severity/advice``.
        public var advice = 0
        /// Findings of rules that are switched off for them.
        public var suppressed = 0
    }

    /// In the order of the files, then of places, then of the catalogue.
    public let findings: [Finding]
    /// How many files were named, and how many assets and variants they have.
    public let files, subjects: Int

    /// How many findings there are of each severity.
    public var count: Count {
        findings.reduce(into: Count()) { count, finding in
            switch finding.rule.severity {
            case _ where finding.suppression != nil: count.suppressed += 1
            case .error: count.errors += 1
            case .warning: count.warnings += 1
            case .advice: count.advice += 1
            }
        }
    }

    /// One line for people.
    public var summary: String {
        let count = count
        let found =
            "\(counted(count.errors, "error")), \(counted(count.warnings, "warning")), \(counted(count.advice, "piece")) of advice"
        let hidden = count.suppressed == 0 ? "" : ", \(count.suppressed) switched off"
        return
            "\(counted(subjects, "indicator")) in \(counted(files, "file")): \(found)\(hidden)"
    }
}
