import Imaging
import Pictures

extension FuzzTarget {
    /// What reads pictures that others made: it may refuse them, and otherwise has as many frames as it says.
    static let pictures = [
        FuzzTarget("read-png") { bytes in try read(bytes, isGIF: false) },
        FuzzTarget("read-gif") { bytes in try read(bytes, isGIF: true) },
    ]

    private static func read(_ bytes: [UInt8], isGIF: Bool) throws {
        var limits = PictureLimits()
        (limits.maxSide, limits.maxPixels) = (256, 1 << 18)
        let file = try PictureFile(bytes, name: "input", limits: limits)
        guard (file.kind == .gif) == isGIF else { return }
        require(file.delays.isEmpty || file.delays.count == file.count, "\(file.delays.count) delays")
        let bitmaps = try file.bitmaps()
        require(bitmaps.count == file.count, "\(bitmaps.count) of \(file.count) frames")
        require(
            bitmaps.allSatisfy { $0.width == file.width && $0.height == file.height },
            "a frame has another size")
    }
}
