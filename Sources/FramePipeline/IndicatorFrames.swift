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
        let (width, height) = job.scene.pixels(scale: scale)
        sequence = FrameSequence(
            name: job.name, animation: job.timeline.motion.name, count: job.timeline.count,
            fps: job.timeline.fps, loops: job.timeline.loops, scale: scale,
            width: width, height: height,
            rotationPerWrap: job.rotationPerWrap)
    }

    func makePainter() throws -> any FramePainter {
        let size = job.scene.size
        return Painter(
            job: job, monitor: monitor,
            rasterizer: CairoRasterizer(
                width: size.width, height: size.height, scale: sequence.scale, fonts: job.scene.fonts),
            list: DisplayList(width: size.width, height: size.height))
    }
}

private struct Painter: FramePainter {
    let job: RenderJob
    let monitor: any FrameMonitor
    var rasterizer: CairoRasterizer
    var list: DisplayList

    mutating func paint(_ index: Int, into bitmap: inout Bitmap) throws {
        try monitor.willPaint()
        job.draw(index, into: &list)
        try rasterizer.rasterize(list, into: &bitmap)
    }
}
