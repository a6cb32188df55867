import Arguments
import Basics
import CairoRaster
import Exports
import Files
import FramePipeline
import Imaging
import MotionCore

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The documented exit status of an error.
func exitStatus(of error: any Error) -> Int32 {
    switch error {
    case let error as SpecError: exitStatus(of: error.kind)
    case is Findings: 1
    case is ArgumentError, is EasingError, is UnknownName: 64
    case AnimationError.partialAlpha: 64
    case AnimationError.tooLong: 78
    case is SheetError: 78
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
    case .noLibrary, .notInstalled, .noFamily: 69
    case .noFile: 66
    case .noFont, .tooLarge: 65
    }
}

/// What an error of ours says, with options as the command line calls them. Everything that is wrong in a file comes at
/// once, a line each, and what others have written in it begins no line.
func lines(of error: any Error) -> [String] {
    switch error {
    case let error as SpecError: error.lines(.flags).map(printable)
    default: [printable(text(of: error))]
    }
}

/// The same as one text.
func text(of error: any Error) -> String {
    switch error {
    case let error as SpecError: error.text(.flags)
    case let error as any MessageError: error.message.text(.flags)
    case let failure as JobFailure: "\(failure.id): \(text(of: failure.reason))"
    case let loss as OutputLoss: text(of: loss.reason)
    default: "\(error)"
    }
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
