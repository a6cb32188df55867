internal import Basics
internal import Formats
internal import Guidelines

extension CheckReport {
    /// All findings in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS), which code
    /// hosts and editors show beside the lines.
    ///
    /// What keeps files from being understood is there as results too, for hosts show no more than these, of a run that
    /// failed.
    ///
    /// - Parameter status: The exit status of the process if files could not be understood.
    public func sarif(failure status: Int? = nil) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.member("version", "2.1.0")
            json.array("runs") { json in
                json.object { json in
                    json.object("tool") { json in
                        json.object("driver") { json in
                            json.member("name", "spindle")
                            json.member("version", spindleVersion)
                            json.array("rules") { json in
                                for rule in rules { rule.writeSARIF(to: &json) }
                                if failure != nil { SpecError.writeSARIFRule(to: &json) }
                            }
                        }
                    }
                    if failure != nil {
                        json.array("invocations") { json in
                            json.object(nil, .inline) { json in
                                json.member("executionSuccessful", false)
                                if let status { json.member("exitCode", status) }
                            }
                        }
                    }
                    // libyaml counts code points.
                    json.member("columnKind", "unicodeCodePoints")
                    json.array("results") { json in
                        for error in failures.flatMap({ [$0] + $0.others }) {
                            error.writeSARIF(besides: rules.count, to: &json)
                        }
                        for finding in findings {
                            let index = rules.firstIndex { $0.id == finding.rule.id }
                            finding.writeSARIF(rule: index, to: &json)
                        }
                    }
                }
            }
        }
        return json.finish()
    }
}

extension SpecError {
    /// The rule that a file breaks which cannot be understood.
    private static let rule = "unreadable-file"

    fileprivate static func writeSARIFRule(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", rule)
            json.object("shortDescription", .inline) {
                $0.member("text", "Files can be read and understood.")
            }
            json.object("help", .inline) { json in
                json.member(
                    "text", "Files can be read and understood. What is not understood is not checked.")
            }
            json.object("defaultConfiguration", .inline) { $0.member("level", "error") }
        }
    }

    fileprivate func writeSARIF(besides rules: Int, to json: inout JSONWriter) {
        json.object { json in
            json.member("ruleId", Self.rule)
            json.member("ruleIndex", rules)
            json.member("level", "error")
            let text = message.text(.keys)
            switch subject {
            case .place(let place):
                let said = place.path.isEmpty ? text : "\(place.path): \(text)"
                json.object("message", .inline) { $0.member("text", said) }
                json.array("locations") { json in
                    json.object {
                        $0.writeLocation(place.file, place.line, place.column ?? 1, path: place.path)
                    }
                }
            case .named(let file):
                json.object("message", .inline) { $0.member("text", text) }
                json.array("locations") { json in json.object { $0.writeLocation(file, 1, 1, path: "") } }
            case .option:
                json.object("message", .inline) { $0.member("text", "\(place(.keys)): \(text)") }
            }
        }
    }
}

extension Rule {
    fileprivate func writeSARIF(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.object("shortDescription", .inline) { $0.member("text", summary + ".") }
            json.object("help", .inline) { json in
                let fix = fix.text(.keys)
                let capital = fix.prefix(1).uppercased() + fix.dropFirst()
                json.member(
                    "text",
                    "\(summary). \(capital). \(source.title): \(why) Source: \(source.id), requirement \(requirement)."
                )
            }
            json.object("defaultConfiguration", .inline) { $0.member("level", severity.level) }
            json.object("properties", .inline) { json in
                json.member("why", why)
                json.member("document", source.title)
                json.array("tags", .inline) { json in
                    json.element(source.id)
                    json.element(requirement)
                }
            }
        }
    }
}

extension Rule.Severity {
    fileprivate var level: String { self == .advice ? "note" : rawValue }
}

extension CheckReport.Finding {
    fileprivate func writeSARIF(rule index: Int?, to json: inout JSONWriter) {
        json.object { json in
            json.member("ruleId", rule.id)
            json.member("ruleIndex", index)
            json.member("level", rule.severity.level)
            json.object("message", .inline) { json in
                let capital = message.prefix(1).uppercased() + message.dropFirst()
                json.member("text", "\(capital)\(suffix): \(fix).")
            }
            json.array("locations") { json in
                json.object { $0.writeLocation(file, line, column, path: path) }
            }
            if let replacement { write(replacement, to: &json) }
            if let suppression {
                json.array("suppressions", .inline) { json in
                    json.object(nil, .inline) { json in
                        json.member("kind", "external")
                        json.member("justification", suppression)
                    }
                }
            }
        }
    }
}

extension CheckReport.Finding {
    private func write(_ replacement: CheckReport.Replacement, to json: inout JSONWriter) {
        json.array("fixes") { json in
            json.object { json in
                json.object("description", .inline) {
                    $0.member("text", fix.prefix(1).uppercased() + fix.dropFirst() + ".")
                }
                json.array("artifactChanges") { json in
                    json.object { json in
                        json.object("artifactLocation", .inline) { $0.member("uri", JSONWriter.uri(file)) }
                        json.array("replacements") { json in
                            json.object { json in
                                json.object("deletedRegion", .inline) { json in
                                    json.member("startLine", replacement.start.line)
                                    json.member("startColumn", replacement.start.column)
                                    json.member("endLine", replacement.end.line)
                                    json.member("endColumn", replacement.end.column)
                                }
                                json.object("insertedContent", .inline) {
                                    $0.member("text", replacement.text)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

extension JSONWriter {
    /// The members of a location.
    fileprivate mutating func writeLocation(_ file: String, _ line: Int, _ column: Int, path: String) {
        object("physicalLocation") { json in
            json.object("artifactLocation", .inline) { $0.member("uri", Self.uri(file)) }
            json.object("region", .inline) { json in
                json.member("startLine", line)
                json.member("startColumn", column)
            }
        }
        if path.isEmpty { return }
        array("logicalLocations", .inline) { json in
            json.object(nil, .inline) { $0.member("fullyQualifiedName", path) }
        }
    }

    /// A path as a reference that RFC 3986 allows: relative where the path is.
    fileprivate static func uri(_ path: String) -> String {
        var uri = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                uri += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return uri
    }
}
