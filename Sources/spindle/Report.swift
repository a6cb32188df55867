import ArgumentParser
import CairoRaster
import Exports
import FramePipeline
import Imaging
import MotionCore

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How errors become messages on standard error and exit statuses.
enum Report {
    static func status(of error: any Error) -> Int32? {
        switch error {
        case let error as SpecError: error.kind == .limit ? 78 : 64
        case is EasingError, is UnknownName: 64
        case is SheetError: 78
        case let error as SinkError:
            switch error.kind {
            case .cannotCreate: 73
            case .ioFailed: 74
            case .stopped: nil
            }
        case is RasterError, is ImagingError: 70
        case let interruption as Interruption: 128 + interruption.signal
        default: nil
        }
    }
}
