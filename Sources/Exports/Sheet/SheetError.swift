/// Why frames cannot become a sheet as asked for.
public enum SheetError: Error, Hashable, Sendable, CustomStringConvertible {
    /// An option has a value that is never possible.
    case invalidOption(name: String, value: String, allowed: String)
    /// Not even one frame fits on a page. The size is the frame's, with its extrusion and the border.
    case frameTooLarge(width: Int, height: Int, maxSide: Int)
    /// The columns asked for do not fit on a page, which would be `width` pixels wide; `fitting` do.
    case tooManyColumns(Int, width: Int, fitting: Int, maxSide: Int)

    public var description: String {
        switch self {
        case .invalidOption(let name, let value, let allowed):
            "sheet option \(name): '\(value)' is not possible (allowed: \(allowed))"
        case .frameTooLarge(let width, let height, let maxSide):
            """
            one frame with extrude and border takes \(width)×\(height) pixels, but a sheet is limited to \
            \(maxSide) a side; raise max-side, or lower the size, scale, border or extrude
            """
        case .tooManyColumns(let columns, let width, let fitting, let maxSide):
            """
            \(columns) columns make a sheet \(width) pixels wide, but it is limited to \(maxSide); \
            raise max-side, or ask for at most \(fitting) columns
            """
        }
    }
}
