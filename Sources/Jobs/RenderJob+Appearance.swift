internal import Drawing

extension RenderJob {
    /// The inputs that determine every pixel of frames of the same number and size.
    public struct Appearance: Hashable, Sendable {
        private let timeline: Timeline
        private let scene: Scene
        private let film: Film
        private let colors, palette: [Color]

        fileprivate init(_ job: RenderJob) {
            (timeline, scene, film) = (job.timeline, job.scene, job.film)
            (colors, palette) = (job.colors, job.palette)
        }
    }

    /// The appearance of the frames. Jobs may share it: a ring is the same in languages of both directions.
    public var appearance: Appearance { Appearance(self) }
}
