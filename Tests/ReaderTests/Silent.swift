import Rendering

/// A monitor that does nothing.
struct Silent: FrameMonitor {
    func willPaint() {}
}
