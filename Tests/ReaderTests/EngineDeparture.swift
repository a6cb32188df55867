/// A file of the corpus of moving SVG files that an engine shows in another way than the specifications say.
struct EngineDeparture {
    let file: String
    let engine: MovingEngine
    /// What the engine does.
    let what: String

    init(_ file: String, _ engine: MovingEngine, _ what: String) {
        (self.file, self.engine, self.what) = (file, engine, what)
    }

    /// Seen in Chromium 156 and WebKitGTK 2.50. Firefox 153 follows the specifications in all files.
    static let all: [EngineDeparture] = [
        .init("css-offset-path", .chromium, "positions along curves are coarse"),
        .init("smil-motion-angle", .chromium, "a number in rotate does nothing"),
        .init("smil-motion-figures", .chromium, "mpath goes along paths alone"),
        .init("smil-motion-linear", .chromium, "calcMode linear along a path is paced"),
        .init("smil-motion-mpath", .chromium, "positions along curves are coarse"),
        .init("smil-sandwich-syncbase", .chromium, "of two that begin at once, the later one is above"),
        .init("smil-transform-paced", .chromium, "calcMode paced of transforms is linear"),
        .init("still-path-length", .chromium, "dashes end early with pathLength"),
        .init("css-filter", .webkit, "the property filter does nothing on elements of SVG"),
        .init("css-gradient-transform", .webkit, "the property transform does nothing on gradients"),
        .init("css-keyframes-prefix", .webkit, "keyframes of a vendor's rule count if they are the last"),
        .init("css-missing-ends", .webkit, "a missing keyframe is not the attribute transform"),
        .init("css-path", .webkit, "the property d is not known"),
        .init("css-rotate-center", .webkit, "a missing keyframe is not the attribute transform"),
        .init("css-transform-mismatch", .webkit, "matrices are mixed in another way"),
        .init("smil-chain-freeze", .webkit, "setCurrentTime forgets what was held"),
        .init("smil-gradient-transform", .webkit, "gradientTransform stands still where it is not written"),
        .init("smil-motion-angle", .webkit, "a number in rotate does nothing"),
        .init("smil-motion-figures", .webkit, "mpath goes along paths alone"),
        .init("smil-motion-linear", .webkit, "calcMode linear along a path is paced"),
        .init("smil-out-of-range", .webkit, "a negative width is the one before"),
        .init("smil-path-unlike", .webkit, "paths that do not match show nothing"),
        .init("smil-restart", .webkit, "setCurrentTime forgets what has begun"),
        .init("smil-sandwich-restart", .webkit, "setCurrentTime forgets what was held"),
        .init("smil-sandwich-syncbase", .webkit, "of two that begin at once, the later one is above"),
        .init("smil-transform-paced", .webkit, "calcMode paced of transforms is linear"),
        .init(
            "still-filter-lists", .webkit,
            "the property filter does nothing on elements of SVG but for one url()"),
        .init("still-mask-layers", .webkit, "the first layer masks alone"),
    ]
}

/// A browser's engine that moving_page.py drives.
enum MovingEngine: String, CaseIterable {
    case chromium, firefox, webkit
}
