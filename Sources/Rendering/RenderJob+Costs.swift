internal import Exports
internal import Formats
public import Jobs

extension RenderJob {
    /// How many times frames are asked for, painted or kept; fewer where frames look the same.
    public var paintCount: Int {
        formats.reduce(0) { sum, format in
            sum + places(in: format).reduce(0) { $0 + format.readCount($1.sequence, options: options) }
        } + alternatives.reduce(0) { $0 + $1.paintCount }
    }
}
