import CairoRaster
import Drawing
import Foundation
import Imaging
import Indicators
import Jobs
import Loading
import MotionCore
import Requests
import Resolution
import TestSupport
import Testing

/// Motions of collections beside what they are made after: strips of the published source as Chromium plays it, or, where no browser
/// plays the source, of its figures stated anew.
///
/// A strip is twelve pictures of 48 pixels on white, black or in the published colors, averaged from sixteen samples a pixel, at times that lie on no keyframe.
@Suite struct PublishedMotionTests {
    private static let side = 48
    private static let strips = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Strips")
    /// The frames that a loop is cut into to be looked at any time: off by a twenty-thousandth of the loop at most.
    private static let frames = 10_000

    /// Greater limits of motions whose figures lie on each other with nearly the same edges: these are covered one after the other in a
    /// frame, and at once in the many samples of a strip.
    private static let coinciding: [String: (mean: Double, window: Double)] = [
        "rs-bar": (2, 10), "rs-circle": (1.6, 14), "rs-propagate": (2.3, 18),
        "law-three-rotating-dots": (1.2, 11), "rls-hourglass": (1.1, 10),
        "epic-fulfilling-bouncing-circle": (1.5, 10), "dots-gathering": (1.7, 16),
        "law-discrete-circle": (4.2, 14),
    ]

    /// The share of the period at which a picture is taken.
    private static func share(_ picture: Int) -> Double {
        let place = Double(picture) * 0.618034 + 0.07
        return place - place.rounded(.down)
    }

    @Test("every motion of a collection looks as it is published", arguments: Motion.collected)
    func looks(_ motion: Motion) throws {
        let file = try Data(contentsOf: Self.strips.appending(path: motion.name + ".png"))
        let strip = try decodePNG([UInt8](file))
        #expect(strip.width == 12 * Self.side)
        var spec = RenderSpec()
        spec.motion = motion
        spec.animation.frames = Self.frames
        spec.track = nil
        if case .bars = motion.kind {
            spec.indicator = .linear
            spec.width = Double(Self.side)
            spec.height = Double(strip.height)
        } else {
            spec.extent = .points(Double(Self.side))
        }
        if case .arc = motion.kind {
            spec.stroke = motion.stroke * Double(Self.side) / motion.size
            spec.cap = StrokeCap(motion.cap)
        }
        let job = try spec.resolve()
        for picture in 0..<12 {
            let frame = Int((Self.share(picture) * Double(Self.frames)).rounded())
            let bitmap = try Self.bitmap(job, frame)
            // A motion without colors of its own is as dark as it covers.
            let channels: [(own: (Color) -> UInt8, strip: (Color) -> UInt8)] =
                motion.palette.isEmpty
                ? [({ 255 - $0.alpha }, { $0.red })]
                : [
                    ({ $0.onWhite.red }, { $0.red }), ({ $0.onWhite.green }, { $0.green }),
                    ({ $0.onWhite.blue }, { $0.blue }),
                ]
            for channel in channels {
                let shown = Shade(bitmap, from: 0, width: bitmap.width, channel.own)
                #expect(shown.rows.count == strip.height, "\(motion.name)")
                let published = Shade(strip, from: picture * Self.side, width: Self.side, channel.strip)
                let (mean, window) = shown.difference(to: published)
                let most = Self.coinciding[motion.name] ?? (1, 10)
                #expect(
                    mean <= most.mean && window <= most.window,
                    "\(motion.name), picture \(picture): \(mean), \(window)")
            }
        }
    }

    private static func bitmap(_ job: RenderJob, _ frame: Int) throws -> Bitmap {
        var list = DisplayList(width: 0, height: 0)
        job.draw(frame, into: &list)
        var rasterizer = CairoRasterizer(width: list.width, height: list.height, scale: 1)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(list, inSmallestFormat: &bitmap)
        return bitmap
    }

    @Test("every strip is of a motion, and shows something in most pictures")
    func strips() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.strips.path)
        #expect(Set(files) == Set(Motion.collected.map { $0.name + ".png" }))
    }
}

/// How dark each pixel of a picture is, in levels of 255.
private struct Shade {
    private(set) var rows: [[Double]]

    /// A channel of a part of a picture on white.
    init(_ picture: Bitmap, from x: Int, width: Int, _ channel: (Color) -> UInt8) {
        rows = (0..<picture.height).map { y in
            (x..<(x + width)).map { 255 - Double(channel(picture[$0, y])) }
        }
    }

    /// The mean difference, and the greatest one of a window of eight pixels a side.
    func difference(to other: Shade) -> (mean: Double, window: Double) {
        let differences = zip(rows, other.rows).map { zip($0, $1).map { ($0 - $1).magnitude } }
        let (height, width) = (differences.count, differences.first?.count ?? 0)
        let mean = differences.joined().reduce(0, +) / Double(max(width * height, 1))
        let (across, down) = (min(8, width), min(8, height))
        var window = 0.0
        for y in 0...(height - down) {
            for x in 0...(width - across) {
                let sum = differences[y..<(y + down)].reduce(0) { $0 + $1[x..<(x + across)].reduce(0, +) }
                window = max(window, sum / Double(across * down))
            }
        }
        return (mean, window)
    }
}

extension Color {
    /// The color as it is seen on white.
    fileprivate var onWhite: Color {
        Color(red: 255, green: 255, blue: 255).mixed(with: with(alpha: 255), Double(alpha) / 255)
    }
}
