import Arguments
import Basics
import Builds
import CairoRaster
internal import Drawing
import Exports
import Files
internal import Formats
import Imaging
import LibC
internal import Loading
import MotionCore
internal import Requests

/// The meaning of each exit status, as in the documentation of the command line.
let exitStatuses: [(name: String, text: String)] = [
    ("0", "done"),
    (
        "1",
        "something is out of date or not as it was built, a check has found errors, or some jobs failed while others were done"
    ),
    ("64", "the request is wrong; the message has the offending text, its place and the remedy"),
    ("65", "a file is wrong; the message has the line, the column and the path of the value"),
    ("66", "a file or a folder is missing, is something else, or cannot be read"),
    ("69", "something that the work needs is not installed, or has been damaged: a font, or Pango"),
    ("70", "an internal error"),
    ("71", "the system has no more memory or threads"),
    ("73", "output cannot be created"),
    ("74", "reading or writing failed"),
    ("78", "a resource limit was reached; the message names the option that raises it"),
    ("130", "interrupted; nothing unfinished is left behind"),
    ("141", "the reader of standard output, such as head, has closed it; nothing is printed"),
    ("143", "terminated; nothing unfinished is left behind"),
]

/// The exit status after a closed pipe, as shells report it for programs that it ends; no message is printed then.
let unreadStatus: Int32 = 141

/// The documented exit status of an error.
func exitStatus(of error: any Error) -> Int32 {
    switch error {
    case let error as SpecError: exitStatus(of: error.kind)
    case let findings as Findings: findings.status
    case is ArgumentError, is EasingError, is UnknownName: 64
    case AnimationError.partialAlpha: 64
    case AnimationError.tooLong: 78
    case VideoError.noSpace: 74
    case is VideoError: 69
    case AVIFError.notInstalled, AVIFError.unknown: 69
    case is AVIFError: 70
    case StickerError.tooLong, StickerError.clipped: 64
    case is StickerError, is BudgetError: 78
    case is SheetError: 78
    case let error as SinkError where error.isUnread && isAboutStandardOutput(error): unreadStatus
    case let error as SinkError: error.kind == .cannotCreate ? 73 : 74
    case RasterError.font(let error): exitStatus(of: error)
    case ImagingError.compressorUnavailable: 71
    case is RasterError, is ImagingError: 70
    case let error as FontError: exitStatus(of: error)
    case let failure as JobFailure: exitStatus(of: failure.reason)
    case let loss as OutputLoss: exitStatus(of: loss.reason)
    case let interruption as Interruption: 128 + interruption.signal
    default: 70
    }
}

private func exitStatus(of kind: SpecError.Kind) -> Int32 {
    switch kind {
    case .invalid: 64
    case .file: 65
    case .missing: 66
    case .component: 69
    case .limit: 78
    }
}

private func exitStatus(of error: FontError) -> Int32 {
    switch error {
    case .noLibrary, .notInstalled, .incomplete, .noFamily, .fileWithoutPath: 69
    case .noFile, .notFile: 66
    case .noFont, .tooLarge: 65
    }
}

/// The lines of an error message, with options as flags of the command line. All problems of a file are reported at
/// once, a line each.
func lines(of error: any Error) -> [String] {
    switch error {
    case let error as SpecError: error.lines(.flags)
    case let error as any MessageError: [error.message.text(.flags)]
    case let error as UnknownName: [error.message + error.hint]
    case let failure as JobFailure: lines(of: failure.reason).map { "\(failure.id): \($0)" }
    case let loss as OutputLoss: lines(of: loss.reason)
    default: ["\(error)"]
    }
}

/// The same as one text.
func text(of error: any Error) -> String { lines(of: error).joined(separator: "\n") }

/// Whether standard output cannot be written to, or must not.
func isAboutStandardOutput(_ error: any Error) -> Bool { (error as? SinkError)?.path == StdoutSink.name }

/// Reads the inputs of a command. Neither its result nor its errors are printed to a file that was read.
///
/// - Throws: The error of `body`, or ``SinkError`` if standard output is one of the files.
func reading<Value>(_ inputs: InputFiles, _ body: () throws -> Value) throws -> Value {
    let result = Result { try body() }
    try inputs.rejectOutput("-")
    return try result.get()
}

/// Writes a line to standard error, with what would do something to a terminal escaped; where even that fails there is nobody left to tell.
func printError(_ line: String) {
    let bytes = Array((printable(line) + "\n").utf8)
    _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
}

/// Writes text to standard output, or says why not.
func printOutput(_ bytes: [UInt8]) throws {
    try StdoutSink().write("", bytes)
}

/// Writes text to standard output, or says why not.
func printOutput(_ text: String) throws { try printOutput(Array(text.utf8)) }
