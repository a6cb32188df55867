/// One piece of work whose time and instructions are measured.
public struct Case: Sendable {
    /// Prepares some work and returns it, ready to be done any number of times.
    public typealias Work = @Sendable () throws -> () throws -> Void

    /// The name in every table and in `guard.tsv`.
    public let name: String
    /// The number of frames of one run.
    public let frames: Int
    /// The work as Spindle does it.
    public let ours: Work
    /// The same work in C, with Cairo where that can do it; nil where it cannot.
    public let baseline: Work?

    init(name: String, frames: Int, ours: @escaping Work, baseline: Work? = nil) {
        (self.name, self.frames, self.ours, self.baseline) = (name, frames, ours, baseline)
    }

    /// All cases, in the order in which data flows.
    public static let all = [
        cubicBezier, frameTable, raster, png, sheet, bands, cells, apng, gif, webp, pipeline, scene, small,
        moving,
    ]
}
