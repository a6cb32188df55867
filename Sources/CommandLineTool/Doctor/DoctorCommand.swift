import Arguments
import Basics
import CairoRaster
internal import Formats

extension Option {
    fileprivate static let json = Option("json", synonyms: ["format"], "Print JSON.")
}

extension Command {
    static let doctor = Command(
        "doctor", "Show what is installed, and how to get what is missing.",
        synonyms: ["diagnose", "diagnostics", "env", "environment", "troubleshoot", "self-test"],
        discussion: """
            Exits with 69 if something that Spindle needs is missing. A note is about something that most people can do without. "spindle --version --json" lists the versions of all parts.
            """,
        options: [.json],
        articles: [.examples("  spindle doctor\n  spindle doctor --json")]
    ) { arguments in
        let found = Diagnosis.texts + Diagnosis.installation + Diagnosis.system
        let isWell = !found.contains { $0.state == .missing }
        try printOutput(arguments.has(.json) ? json(found, isWell: isWell) : table(found, isWell: isWell))
        if !isWell { throw Findings(status: 69) }
    }

    private static func table(_ found: [Diagnosis], isWell: Bool) -> [UInt8] {
        let layout = TextLayout(width: helpWidth())
        var lines = layout.wrapped("Spindle \(spindleVersion)" + (TextFolder.program.map { ", \($0)" } ?? ""))
        lines.append("")
        for one in found {
            let state = one.state.rawValue + String(repeating: " ", count: 9 - one.state.rawValue.count)
            lines += layout.table([(state + one.name, one.text + (one.remedy.map { "; \($0)" } ?? ""))])
            // To be copied, in one line.
            lines += one.command.map { [String(repeating: " ", count: 26) + $0] } ?? []
        }
        lines += [
            "", isWell ? "All that Spindle needs is here." : "Something that Spindle needs is missing.",
        ]
        return Array(lines.map { printable($0) + "\n" }.joined().utf8)
    }

    private static func json(_ found: [Diagnosis], isWell: Bool) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("spindle", spindleVersion)
            json.member("program", TextFolder.program)
            json.member("ok", isWell)
            json.array("checks") { json in
                for one in found {
                    json.object { json in
                        json.member("name", one.name)
                        json.member("state", one.state.rawValue)
                        json.member("text", one.text)
                        json.member("remedy", one.remedy)
                        json.member("command", one.command)
                    }
                }
            }
        }
        return json.finish()
    }
}
