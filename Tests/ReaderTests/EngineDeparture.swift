/// A file of the corpus of moving SVG files that an engine shows in another way than the specifications say.
struct EngineDeparture {
    let file: String
    let engine: MovingEngine
    /// What the engine does.
    let what: String

    init(_ file: String, _ engine: MovingEngine, _ what: String) {
        (self.file, self.engine, self.what) = (file, engine, what)
    }

    /// Chromium 156, WebKitGTK 2.50. Firefox 153 follows the specifications in all of them.
    static let all = [
        EngineDeparture("css-offset-path", .chromium, "turns at a corner one step late; lengths along curves are coarse"),
        EngineDeparture("css-offset-rotate", .chromium, "lengths along curves are coarse"),
        EngineDeparture("smil-motion-angle", .chromium, "ignores angles in rotate"),
        EngineDeparture("smil-motion-linear", .chromium, "calcMode linear along a path is paced"),
        EngineDeparture("smil-motion-mpath", .chromium, "lengths along curves are coarse"),
        EngineDeparture("smil-sandwich-syncbase", .chromium, "of animations that begin together the later in the file is above"),
        EngineDeparture("smil-transform-paced", .chromium, "calcMode paced is linear in animateTransform"),
        EngineDeparture("still-path-length", .chromium, "dashes with pathLength end early, up to 0.4° of a circle"),
        EngineDeparture("css-filter", .webkit, "the property filter does nothing on what an svg has"),
        EngineDeparture("css-missing-ends", .webkit, "a keyframe that is missing is not the attribute transform"),
        EngineDeparture("css-path", .webkit, "has no property d"),
        EngineDeparture("css-transform-mismatch", .webkit, "lists that do not match go another way around"),
        EngineDeparture("smil-chain-freeze", .webkit, "what was before a leap in time is forgotten"),
        EngineDeparture("smil-gradient-transform", .webkit, "gradientTransform stands still"),
        EngineDeparture("smil-motion-angle", .webkit, "ignores angles in rotate"),
        EngineDeparture("smil-motion-linear", .webkit, "calcMode linear along a path is paced"),
        EngineDeparture("smil-out-of-range", .webkit, "a negative width is the one before"),
        EngineDeparture("smil-path-unlike", .webkit, "paths that do not match show nothing"),
        EngineDeparture("smil-restart", .webkit, "what was before a leap in time is forgotten"),
        EngineDeparture("smil-sandwich-restart", .webkit, "what was before a leap in time is forgotten"),
        EngineDeparture("smil-sandwich-syncbase", .webkit, "of animations that begin together the later in the file is above"),
        EngineDeparture("smil-transform-paced", .webkit, "calcMode paced is linear in animateTransform"),
    ]
}

/// A browser's engine that moving_page.py drives.
enum MovingEngine: String, CaseIterable {
    case chromium, firefox, webkit
}
