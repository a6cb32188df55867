import FramePipeline

/// A monitor that does nothing.
struct Silent: FrameMonitor {
    func willPaint() {}
}
