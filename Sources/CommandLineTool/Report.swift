import Arguments
import Basics
import Builds
import Requests

/// A command has found what it looks for, or what went wrong, and has said so.
struct Findings: Error {
    /// The exit status of the process.
    var status: Int32 = 1
}

/// Says what has failed.
///
/// - Parameter asJSON: Whether to say it on standard output as well, as an object for programs.
/// - Returns: The exit status.
func report(_ error: any Error, of route: Route, asJSON: Bool) -> Int32 {
    let status = exitStatus(of: error)
    if error is Findings || status == unreadStatus { return status }
    let error = route.spelled(error)
    for line in lines(of: error) { printError("Error: \(line)") }
    if error is ArgumentError {
        for line in route.usage("Usage: ", width: 80) { printError(line) }
        printError("See \"\(route.fullName) --help\" for more.")
    }
    // Standard output may be what cannot be written; where nobody reads it, the status still tells.
    if asJSON, !isAboutStandardOutput(error) { try? printOutput(errorJSON(error, status)) }
    return status
}

extension Route {
    /// An error about an option that has several names, with the one that was typed.
    fileprivate func spelled(_ error: any Error) -> any Error {
        switch error {
        case let error as ArgumentError: ArgumentError(at: error.option.map(spelling(of:)), error.message)
        case let error as SpecError:
            if case .named(let name) = error.subject {
                SpecError(error.kind, at: .named(spelling(of: name)), error.message, others: error.others)
            } else {
                error
            }
        default: error
        }
    }
}

/// `{"error": {"status": 64, "option": "gap", "flag": "--gap", "message": "…"}}`, in one line.
private func errorJSON(_ error: any Error, _ status: Int32) -> [UInt8] {
    var json = JSONWriter()
    json.object(nil, .inline) { json in
        json.object("error") { json in
            json.member("status", Int(status))
            write(error, to: &json)
        }
    }
    return json.finish()
}

/// The members of an error for programs: what it is about, where it stands, and the message.
func write(_ error: any Error, to json: inout JSONWriter) {
    switch error {
    case let error as ArgumentError: write(option: error.option, error.message, to: &json)
    case let error as SpecError: write(error, to: &json)
    case let failure as JobFailure:
        json.member("job", failure.id)
        write(failure.reason, to: &json)
    default: json.member("message", text(of: error))
    }
}

private func write(_ error: SpecError, to json: inout JSONWriter) {
    // A file is told of its keys, as it is without JSON.
    switch error.subject {
    case .option(let key):
        json.member("option", key.text)
        let flag = error.place(.flags)
        if flag.hasPrefix("-") { json.member("flag", flag) }
        json.member("message", error.message.text(.flags))
    case .place(let place):
        if !place.path.isEmpty { json.member("option", place.path) }
        json.member("file", place.file)
        json.member("line", place.line)
        if let column = place.column { json.member("column", column) }
        json.member("message", error.message.text(.keys))
    case .named(let name) where name.hasPrefix("-"):
        write(option: name, error.message.text(.flags), to: &json)
    case .named(let name):
        json.member("file", name)
        json.member("message", error.message.text(.flags))
    }
    guard !error.others.isEmpty else { return }
    json.array("others") { json in
        for other in error.others { json.object { json in write(other, to: &json) } }
    }
}

/// The long name of an option of a command, which `-o` has as well.
private func name(of flag: String) -> String {
    let name = String(flag.drop { $0 == "-" })
    return name == Option.output.short ? Option.output.name : name
}

/// - Parameter flag: As it is written; nil where it is about no option.
private func write(option flag: String?, _ message: String, to json: inout JSONWriter) {
    if let flag {
        json.member("option", SpecOption.all.first { $0.flag == flag }?.key.text ?? name(of: flag))
        json.member("flag", flag)
    }
    json.member("message", message)
}
