internal import Basics
internal import Builds
internal import Exports
internal import Files
internal import Guidelines
internal import Indicators

extension CheckReport {
    /// All findings for programs, with those of rules that are switched off.
    public func json() -> [UInt8] {
        var json = JSONWriter()
        let count = count
        json.object { json in
            json.object("summary", .inline) { json in
                json.member("files", files)
                json.member("indicators", subjects)
                json.member("errors", count.errors)
                json.member("warnings", count.warnings)
                json.member("advice", count.advice)
                json.member("suppressed", count.suppressed)
            }
            json.array("findings") { json in
                for finding in findings { finding.write(to: &json) }
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
            json.member("fix", fix)
            json.member("source", rule.source.rawValue)
            json.member("requirement", rule.requirement)
            json.array("names", .inline) { json in
                for name in names { json.element(name) }
            }
            json.member("suppressed", suppression)
        }
    }
}
