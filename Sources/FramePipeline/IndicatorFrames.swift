internal import CairoRaster
internal import Drawing
internal import Exports
internal import Imaging
internal import Indicators
internal import MotionCore

/// The frames of a job at one scale.
struct IndicatorFrames: FrameSource {
    let job: RenderJob
    let sequence: FrameSequence
    let monitor: any FrameMonitor

    init(job: RenderJob, scale: Double, monitor: any FrameMonitor) {
        self.job = job
        self.monitor = monitor
        let side = RenderJob.pixels(job.indicator.size, scale)
        sequence = FrameSequence(
            name: job.name, animation: job.timeline.motion.name, count: job.timeline.count,
            fps: job.timeline.fps, loops: job.timeline.loops, scale: scale, width: side, height: side)
    }

    func makePainter() throws -> any FramePainter {
        let size = job.indicator.size
        return Painter(
            job: job, monitor: monitor,
            rasterizer: CairoRasterizer(width: size, height: size, scale: sequence.scale),
            list: DisplayList(width: size, height: size))
    }
}

private struct Painter: FramePainter {
    let job: RenderJob
    let monitor: any FrameMonitor
    var rasterizer: CairoRasterizer
    var list: DisplayList

    mutating func paint(_ index: Int, into bitmap: inout Bitmap) throws {
        try monitor.willPaint()
        let color = job.colors.count == 1 ? job.colors[0] : job.colors[index]
        job.indicator.draw(job.table[index % job.table.count], color: color, into: &list)
        try rasterizer.rasterize(list, into: &bitmap)
    }
}
