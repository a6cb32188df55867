public import Basics
public import CairoRaster
public import Exports
public import Formats
public import Imaging

/// An error of rendering a valid job, completely or in part.
///
/// Print it, as in `print("\(error)")`, to see what is wrong and how to fix it.
public enum RenderError: MessageError {
    /// A frame could not be painted: memory or a font is missing.
    case raster(RasterError)
    /// Pixels could not be compressed: memory is missing, or a WebP would be too large.
    case imaging(ImagingError)
    /// The frames do not fit the sheet as requested.
    case sheet(SheetError)
    /// An animation format cannot hold the frames.
    case animation(AnimationError)
    /// The format holds no pixels, and the job cannot be drawn without.
    case vector(VectorError)
    /// An error thrown by the sink or the monitor, such as a `SinkError` from a folder.
    case interrupted(any Error)

    /// Everything that a run throws.
    init(_ error: any Error) {
        self =
            switch error {
            case let error as RasterError: .raster(error)
            case let error as ImagingError: .imaging(error)
            case let error as SheetError: .sheet(error)
            case let error as AnimationError: .animation(error)
            case let error as VectorError: .vector(error)
            default: .interrupted(error)
            }
    }

    /// The problem, with a remedy.
    public var message: Message {
        switch self {
        case .raster(let error): "\(error)"
        case .imaging(let error): "\(error)"
        case .sheet(let error): "\(error)"
        case .animation(let error): "\(error)"
        case .vector(let error): "\(error)"
        case .interrupted(let error): "\(error)"
        }
    }

    /// The same as the description, in place of the text that Foundation would make up. Where all that is known is `any
    /// Error`, Foundation's text comes instead.
    public var localizedDescription: String { description }
}
