public import Basics

/// An error of arranging frames in a sheet.
public enum SheetError: MessageError, Hashable, Sendable {
    /// An option has a value that is never possible.
    case invalidOption(OptionKey, value: String, problem: Message)
    /// Not even one frame fits on a page. The size is the frame's, with its extrusion and the border; `gaps` names those
    /// of both that there are.
    case frameTooLarge(width: Int, height: Int, maxSide: Int, gaps: [String] = [])
    /// The columns asked for do not fit on a page, which would be `width` pixels wide; `fitting` do.
    case tooManyColumns(Int, width: Int, fitting: Int, maxSide: Int)
    /// The frames take more than 999 pages, whose numbers could be those of frames.
    case tooManyPages(Int, maxSide: Int)
    /// A page has more pixels than are held at once.
    case pageTooLarge(width: Int, height: Int, maxPixels: Int)
    /// A tag has frames that the animation has not, or ends before it begins.
    case tagOutOfRange(SheetTag, count: Int)
    /// Two animations or sprites of an atlas have names that are the same, or become the same class in a stylesheet.
    case sameNames(String, String)
    /// A dialect has no way to say what the sheet is.
    case unsupported(dialect: String, SheetDialect.Trait, reason: Message)

    /// The problem, with a remedy.
    public var message: Message {
        switch self {
        case .invalidOption(let key, let value, let problem):
            "\(option: key): \"\(value)\" \(problem)"
        case .frameTooLarge(let width, let height, let maxSide, let gaps):
            """
            one frame\(gaps.isEmpty ? "" : " with " + gaps.joined(separator: " and ")) takes \(width)×\(height) pixels, \
            but a sheet is limited to \(maxSide) a side; raise \(option: .sheetMaxSide), or lower the \
            \(Self.alternatives(["size", "scale"] + gaps))
            """
        case .tooManyColumns(let columns, let width, let fitting, let maxSide):
            """
            \(columns) columns make a sheet \(width) pixels wide, but it is limited to \(maxSide); \
            raise \(option: .sheetMaxSide), or use at most \(fitting) columns
            """
        case .tooManyPages(let pages, let maxSide):
            """
            the frames take \(pages) pages of at most \(maxSide) pixels a side, and a sheet has at most \
            \(SheetLayout.maxPages); raise \(option: .sheetMaxSide), or use fewer or smaller frames
            """
        case .pageTooLarge(let width, let height, let maxPixels):
            """
            a page of \(width)×\(height) pixels has more than \(maxPixels); use smaller pages with \(option: .sheetMaxSide) or \
            \(option: .sheetSides), or raise the limit with \(option: .sheetMaxPagePixels)
            """
        case .tagOutOfRange(let tag, let count):
            tag.from > tag.to && tag.to >= 0
                ? "tag \"\(tag.name)\" goes backward from \(tag.from) to \(tag.to); "
                    + "write \(tag.name)=\(tag.to):\(tag.from):reverse"
                : "tag \"\(tag.name)\" goes from frame \(tag.from) to \(tag.to), "
                    + (count == 1 ? "but the only frame is 0" : "but the frames are 0 to \(count - 1)")
        case .sameNames(let one, let other):
            one == other
                ? "two animations or sprites are called \(quoted(one)); rename one of them"
                : "\(quoted(one)) and \(quoted(other)) become the same class in the stylesheet; rename one of them"
        case .unsupported(let dialect, _, let reason):
            "\(dialect) \(reason)"
        }
    }

    /// `size, scale or border`.
    private static func alternatives(_ words: [String]) -> String {
        words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }
}
