internal import Drawing
internal import Imaging
internal import Synchronization

/// The drawings that the rasterizers of one animation share: a ring, texts, figures, and a whole picture. The first that
/// needs one draws it, and the others wait for it (except for texts and figures), which takes less time and memory than
/// drawing it on all threads.
public final class SharedDrawing: Sendable {
    private let store: DrawingStore
    private let first = Mutex<RingStamp?>(nil)
    private let whole = Mutex<Bitmap?>(nil)
    private let figures = Mutex<(stamps: [PlacedFigure: FigureStamp], pixels: Int)>(([:], 0))
    /// The greatest number of pixels of figures that are kept: enough for frames that are drawn before they are written, as
    /// those of sheets are.
    private static let figurePixels = 1 << 20

    /// Creates shared drawings, all still to be drawn.
    public convenience init() { self.init(DrawingStore()) }

    /// Creates shared drawings, all still to be drawn except for those in a store.
    package init(_ store: DrawingStore) { self.store = store }

    /// The full ring. Where it is not the first one that was requested, as where rings change from frame to frame, each
    /// rasterizer makes its own.
    func stamp(_ geometry: RingGeometry) throws(RasterError) -> RingStamp {
        let shared = try first.withLock { (first) throws(RasterError) in
            if first == nil { first = try store.ring(geometry) }
            return first
        }
        if let shared, shared.geometry == geometry { return shared }
        return try RingStamp(geometry)
    }

    /// The outlines and coverage of texts in those fonts.
    func texts(in fonts: FontSet) -> TextStore { store.texts(in: fonts) }

    /// A figure, made by `make` where it is not kept.
    func stamp(_ figure: PlacedFigure, _ make: () -> FigureStamp) -> FigureStamp {
        if let known = figures.withLock({ $0.stamps[figure] }) { return known }
        let made = make()
        figures.withLock { kept in
            guard kept.pixels + made.coverage.count <= Self.figurePixels else { return }
            if kept.stamps.updateValue(made, forKey: figure) == nil { kept.pixels += made.coverage.count }
        }
        return made
    }

    /// A picture from which others differ only in parts: the first that was requested, drawn by `draw` where there is none
    /// yet.
    func picture(_ draw: () throws(RasterError) -> Bitmap) throws(RasterError) -> Bitmap {
        try whole.withLock { (whole) throws(RasterError) in
            if let whole { return whole }
            let drawn = try draw()
            whole = drawn
            return drawn
        }
    }

    /// The content of the picture, if there is one.
    var shown: ShownPicture? { whole.withLock { $0?.origin as? ShownPicture } }
}

/// A figure on a canvas.
struct PlacedFigure: Hashable {
    let figure: Figure
    /// The clips within which it shows.
    let clips: GroupShape.Clips?
    let place: PicturePlace
    /// Whether x and y are exchanged on it.
    let isTransposed: Bool
}
