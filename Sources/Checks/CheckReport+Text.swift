internal import Basics
internal import Guidelines

extension CheckReport {
    /// One line for each finding, one that says which sentence of which document it rests on, and one that says what
    /// to do about it.
    ///
    /// - Parameters:
    ///   - colored: Whether a terminal shows it.
    ///   - all: Whether findings of rules that are switched off are there as well.
    public func text(colored: Bool = false, all: Bool = false) -> [UInt8] {
        var text = ""
        for finding in findings where all || finding.suppression == nil {
            let severity = finding.rule.severity
            func paint(_ text: String, _ code: String) -> String {
                colored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
            }
            let code = severity == .error ? "1;31" : severity == .warning ? "1;33" : "1;36"
            let place = "\(printable(finding.file)):\(finding.line):\(finding.column)"
            var word = severity.rawValue
            if finding.suppression != nil { word = "off, \(word)" }
            let path = finding.path.isEmpty ? "" : printable(finding.path) + ": "
            text +=
                "\(paint(place, "1")): \(paint(word, code)): \(path)\(printable(finding.message))\(finding.suffix) [\(finding.rule.id)]\n"
            text += "    why: \(finding.rule.why) (\(finding.rule.source.title))\n"
            if let reason = finding.suppression {
                text += "    switched off: \(printable(reason))\n"
            } else {
                text +=
                    "    fix: \(printable(finding.fix))\(finding.writing)\n"
            }
        }
        return Array(text.utf8)
    }
}

extension CheckReport.Finding {
    /// A suffix with the number of variants that share the finding, if there are several.
    var suffix: String { names.count > 1 ? ", in \(names.count) variants" : "" }

    /// The action of `--fix` on the finding; empty for none.
    fileprivate var writing: String {
        guard let replacement else { return "" }
        if replacement.text.isEmpty { return "; --fix removes it" }
        if !replacement.bytes.isEmpty { return "; --fix writes \(printable(replacement.text))" }
        let key = replacement.text.drop { $0 == "," || $0.isWhitespace }
        return "; --fix adds \(printable(String(key)))"
    }
}
