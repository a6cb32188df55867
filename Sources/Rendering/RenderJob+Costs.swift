internal import Exports
internal import Formats
public import Jobs

extension RenderJob {
    /// The number of pictures: each frame once at each scale for all formats together, and once for each variant in a
    /// catalog. Vector formats have none.
    public var pictureCount: Int {
        let catalogs = formats.filter { $0.content == .catalog }
        let hasOthers = formats.contains { $0.content != .catalog && $0.content != .vector }
        let own = catalogs.reduce(0) { sum, format in
            sum + renditions(in: format).reduce(0) { $0 + $1.sequence.count }
        }
        return own + (hasOthers ? timeline.count * scales.count : 0)
            + alternatives.reduce(0) { $0 + $1.pictureCount }
    }

    /// The number of frames that a ``FrameMonitor`` is told of: each once for every pass of a format.
    public var paintCount: Int {
        formats.reduce(0) { sum, format in
            sum
                + renditions(in: format).reduce(0) {
                    $0 + format.paintCount(of: $1.sequence, options: options)
                }
        } + alternatives.reduce(0) { $0 + $1.paintCount }
    }
}
