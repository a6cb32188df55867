public import Basics
public import Guidelines

/// The findings of checks.
public struct CheckReport: Sendable {
    /// A breach of a rule, where it stands.
    public struct Finding: Sendable {
        /// The rule that is breached.
        public let rule: Rule
        /// The file as the user named it, or as a manifest includes it.
        public let file: String
        /// The position, from 1; columns count Unicode scalars.
        public let line, column: Int
        /// The way from the top of the file: `assets.spinner.label`; empty at the top.
        public let path: String
        /// The problem, with the offending text or figure.
        public let message: String
        /// The remedy, in the words of files.
        public let fix: String
        /// The replacement that mends the finding, if there is a single certain one; nil if somebody has to choose.
        public internal(set) var replacement: Replacement?
        /// The names of the assets with the problem: the asset of a file, or variants of a manifest.
        public let names: [String]
        /// The reason for which the rule is switched off here; nil if it is not.
        public let suppression: String?
    }

    /// Other text in the place of some of a file, which mends a finding and leaves everything else as it is.
    public struct Replacement: Hashable, Sendable {
        /// A place between two characters, from line 1 and column 1; columns count Unicode scalars.
        public struct Place: Hashable, Sendable {
            /// The position, from 1.
            public let line, column: Int
        }

        /// The bytes that are replaced, from the first one of the file.
        public let bytes: Range<Int>
        /// The same as places.
        public let start, end: Place
        /// The text that replaces the range; empty to remove it.
        public let text: String
    }

    /// The number of mended findings of a file.
    public struct Fixed: Hashable, Sendable {
        /// The file as findings call it.
        public let file: String
        /// The number of findings that were mended, and the number of all findings.
        public let fixed, findings: Int

        /// One line for people.
        public var summary: String { "fixed \(fixed) of \(counted(findings, "finding")) in \(file)" }
    }

    /// The numbers of findings by severity, with those that are suppressed counted apart.
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

    /// The findings in the order of the files, then of positions, then of the catalog.
    public let findings: [Finding]
    /// The errors of files that cannot be understood, one for each. The rest is judged all the same.
    public let failures: [SpecError]
    /// The number of files named, and that of assets and variants judged.
    public let files, subjects: Int
    /// The rules that were judged by.
    public let rules: [Rule]
    /// The mended findings, file by file; nil if nothing was to be mended.
    public internal(set) var fixed: [Fixed]?

    /// All failures as one; nil where there is none.
    public var failure: SpecError? { SpecError.all(failures) }

    /// The numbers of findings by severity.
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
        // A file that cannot be checked counts as an error as well, with each of its problems.
        let errors = failures.reduce(count.errors) { $0 + $1.count }
        // Nobody has counted in what could not be checked.
        let isWhole = failures.isEmpty
        var found = [counted(errors, "error")]
        if isWhole || count.warnings > 0 { found.append(counted(count.warnings, "warning")) }
        if isWhole || count.advice > 0 { found.append("\(counted(count.advice, "piece")) of advice") }
        let hidden = count.suppressed == 0 ? "" : ", \(count.suppressed) switched off"
        let unread =
            isWhole
            ? ""
            : "; \(counted(failures.count, "file")) could not be checked\(subjects == 0 ? "" : " completely")"
        let checked = isWhole || subjects > 0 ? counted(subjects, "indicator") + " in " : ""
        return
            "\(checked)\(counted(files, "file")): \(found.joined(separator: ", "))\(hidden)\(unread)"
    }
}
