internal import Basics
internal import Guidelines

extension CheckReport {
    /// Returns all findings as JSON, with those of rules that are switched off, and the errors of files that cannot be understood.
    ///
    /// - Parameter status: The exit status of the process if files could not be understood.
    public func json(failure status: Int? = nil) -> [UInt8] {
        var json = JSONWriter()
        let count = count
        json.object { json in
            json.object("summary", .inline) { json in
                json.member("files", files)
                json.member("unreadable", failures.count)
                json.member("indicators", subjects)
                json.member("errors", count.errors)
                json.member("warnings", count.warnings)
                json.member("advice", count.advice)
                json.member("suppressed", count.suppressed)
            }
            json.array("findings") { json in
                for finding in findings { finding.write(to: &json) }
            }
            if let fixed {
                json.array("fixed") { json in
                    for file in fixed {
                        json.object(nil, .inline) { json in
                            json.member("file", file.file)
                            json.member("fixed", file.fixed)
                            json.member("findings", file.findings)
                        }
                    }
                }
            }
            if let failure {
                json.object("error") { json in
                    if let status { json.member("status", status) }
                    failure.writeMembers(to: &json)
                }
            }
        }
        return json.finish()
    }
}

extension CheckReport.Finding {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("rule", rule.id)
            json.member("severity", rule.severity.rawValue)
            json.member("file", file)
            json.member("line", line)
            json.member("column", column)
            json.member("path", path)
            json.member("message", message)
            json.member("why", rule.why)
            json.member("document", rule.source.title)
            json.member("fix", fix)
            if let replacement {
                json.object("replacement", .inline) { json in
                    json.member("startLine", replacement.start.line)
                    json.member("startColumn", replacement.start.column)
                    json.member("endLine", replacement.end.line)
                    json.member("endColumn", replacement.end.column)
                    json.member("text", replacement.text)
                }
            } else {
                json.member("replacement", String?.none)
            }
            json.member("source", rule.source.id)
            json.member("requirement", rule.requirement)
            json.array("names", .inline) { json in
                for name in names { json.element(name) }
            }
            json.member("suppressed", suppression)
        }
    }
}

extension SpecError {
    /// Writes the members for an error in a file, as all commands do.
    fileprivate func writeMembers(to json: inout JSONWriter) {
        switch subject {
        case .place(let place):
            if !place.path.isEmpty { json.member("option", place.path) }
            json.member("file", place.file)
            json.member("line", place.line)
            if let column = place.column { json.member("column", column) }
        case .named(let file): json.member("file", file)
        case .option(let key): json.member("option", key.text)
        }
        json.member("message", message.text(.keys))
        if others.isEmpty { return }
        json.array("others") { json in
            for other in others { json.object { other.writeMembers(to: &$0) } }
        }
    }
}
