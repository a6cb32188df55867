internal import Formats
internal import Imaging
internal import Platform

/// The ground of opaque frames, for layouts with a single channel: their alpha would be the same everywhere, so that channel says how
/// far a pixel stands out from the ground. A pale track hardly does, and a dark ring on white as much as a white one on black.
struct MaskGround: Sendable {
    /// The ground, which is what most pixels show, and what stands out from it most.
    let ground, ink: Color

    /// The ground of frames; nil where anything shows through them, and so alpha says all there is.
    ///
    /// - Throws: What keeps the frames from being painted.
    init?(_ source: any FrameSource, _ workers: Workers) throws {
        // Most pictures have no ground, which the first frame tells.
        guard try workers.mapFrames([0], of: source, Tally.init)[0].isOpaque else { return nil }
        let tallies = try workers.mapFrames(Array(0..<source.sequence.count), of: source, Tally.init)
        guard tallies.allSatisfy(\.isOpaque) else { return nil }
        var sum = tallies[0]
        for tally in tallies.dropFirst() { sum.add(tally) }
        let levels = sum.counts.indices.filter { sum.counts[$0] > 0 }
        // Of two that show as often the lighter one, as on paper.
        guard let most = levels.max(by: { sum.counts[$0] <= sum.counts[$1] }),
            let farthest = levels.max(by: { abs($0 - most) < abs($1 - most) })
        else { return nil }
        (ground, ink) = (sum.colors[most], sum.colors[farthest])
    }

    /// The contrast of a pixel to the ground, in `0...255`.
    func level(_ pixel: Color) -> UInt8 {
        let (most, own) = ((ink.luma - ground.luma).magnitude, (pixel.luma - ground.luma).magnitude)
        return most == 0 ? 0 : UInt8(min(255, (255 * own + most / 2) / most))
    }

    /// The number of pixels of each of 256 luminances, and the first color that has it.
    private struct Tally: Sendable {
        var isOpaque = true
        var counts = [Int](repeating: 0, count: 256)
        var colors = [Color](repeating: Color(0, 0, 0), count: 256)

        init(_ bitmap: borrowing Bitmap) {
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width {
                    let pixel = bitmap[x, y]
                    if pixel.alpha < 255 {
                        isOpaque = false
                        return
                    }
                    let level = Int(pixel.lumaLevel)
                    if counts[level] == 0 { colors[level] = pixel }
                    counts[level] += 1
                }
            }
        }

        mutating func add(_ other: Tally) {
            for level in counts.indices {
                if counts[level] == 0 { colors[level] = other.colors[level] }
                counts[level] += other.counts[level]
            }
        }
    }
}

extension Color {
    /// The luma of the color, in thousandths of `0...255` (ITU-R BT.601).
    fileprivate var luma: Int { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) }

    /// The luma as a level of `0...255`.
    var lumaLevel: UInt8 { UInt8((luma + 500) / 1000) }
}

extension FormatWriter {
    /// Once to be written, and where there is one channel once more for the ground.
    @Sendable static func devicePasses(_ sequence: FrameSequence, _ options: ExportOptions) -> Int {
        options.pixels.layout?.isMask ?? false ? 2 : 1
    }
}
