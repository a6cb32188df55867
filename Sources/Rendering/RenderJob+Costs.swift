internal import Exports
internal import Formats
public import Jobs

extension RenderJob {
    /// How many pictures there are: each frame once at each scale, however many formats have it, and for each variant that
    /// a catalog has. Curves are none.
    public var pictureCount: Int {
        let catalogs = formats.filter { $0.content == .catalog }
        let hasOthers = formats.contains { $0.content != .catalog && $0.content != .vector }
        let own = catalogs.reduce(0) { sum, format in
            sum + places(in: format).reduce(0) { $0 + $1.sequence.count }
        }
        return own + (hasOthers ? timeline.count * scales.count : 0)
            + alternatives.reduce(0) { $0 + $1.pictureCount }
    }

    /// How many times frames are asked for, painted or kept; fewer where frames look the same.
    public var paintCount: Int {
        formats.reduce(0) { sum, format in
            sum + places(in: format).reduce(0) { $0 + format.readCount($1.sequence, options: options) }
        } + alternatives.reduce(0) { $0 + $1.paintCount }
    }
}
