public import Basics
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
        /// What to write where, if there is one way for certain; nil where somebody has to choose.
        public internal(set) var replacement: Replacement?
        /// What does it: the asset of a file, or variants of a manifest.
        public let names: [String]
        /// Why the rule is switched off for it; nil where it is not.
        public let suppression: String?
    }

    /// Other text in the place of some of a file, which mends a finding and leaves everything else as it is.
    public struct Replacement: Hashable, Sendable {
        /// A place between two characters, from line 1 and column 1; columns count Unicode scalars.
        public struct Place: Hashable, Sendable {
            /// From 1.
            public let line, column: Int
        }

        /// The bytes that are replaced, from the first one of the file.
        public let bytes: Range<Int>
        /// The same as places.
        public let start, end: Place
        /// What stands there instead; empty for nothing.
        public let text: String
    }

    /// What was mended in a file.
    public struct Fixed: Hashable, Sendable {
        /// The file as findings call it.
        public let file: String
        /// How many findings were mended, and how many there were.
        public let fixed, findings: Int

        /// One line for people.
        public var summary: String { "fixed \(fixed) of \(counted(findings, "finding")) in \(file)" }
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
    /// Why files cannot be understood, an error for each of them. What could be understood is judged all the same.
    public let failures: [SpecError]
    /// How many files were named, and how many assets and variants were judged.
    public let files, subjects: Int
    /// What was mended, file by file; nil where nothing was to be.
    public internal(set) var fixed: [Fixed]?

    /// All failures as one; nil where there is none.
    public var failure: SpecError? { SpecError.all(failures) }

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
        // What keeps a file from being checked is an error as well, and more than one may be wrong with it.
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
