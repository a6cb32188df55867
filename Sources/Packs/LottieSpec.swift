public import Basics
public import Files
internal import Imaging
internal import PictureFiles
public import Requests

/// A request to write the frames of a Lottie animation.
public struct LottieSpec: Sendable {
    /// The path of the file.
    public var file: String
    /// The longer side in points; nil for the size that the file states.
    public var size: Double?
    /// The number of pixels per point.
    public var scale = 1.0
    /// The greatest number of pixels of all frames together.
    public var maxPixels = PictureLimits.defaultMaxPixels
    /// The limits of drawing.
    public var limits = LottieFile.Limits()
    /// The options of the files to write; of the motion, only the frame rate counts.
    public var output = RenderSpec()

    /// Creates a request for a file, with defaults for everything else.
    public init(_ file: String) { self.file = file }

    /// Draws the animation.
    ///
    /// - Returns: A job with the frames, and notes about features that were not drawn, a sentence each.
    /// - Throws: ``SpecError`` for files that are missing, wrong or too large, and where rlottie is not installed.
    public func resolve(from inputs: InputFiles) throws(SpecError) -> (job: PackJob, notes: [Message]) {
        let lottie = try LottieFile(inputs.bytes(file, limit: LottieFile.maxBytes), name: file)
        let points = size.map { $0 / max(lottie.width, lottie.height) } ?? 1
        func pixels(_ side: Double) -> Int { max(1, Int((side * points * scale).rounded())) }
        let (width, height) = (pixels(lottie.width), pixels(lottie.height))
        let fps = output.animation.fps ?? lottie.rate
        let count = max(1, Int((lottie.count / lottie.rate * fps).rounded()))
        var pack = PackSpec([])
        (pack.output, pack.maxPixels) = (output, maxPixels)
        try pack.limits.check(file, width: width, height: height, frames: count)
        let times = Array(repeating: 1000 / fps, count: count)
        // Frames that cannot be written need not be drawn.
        func frames(_ bitmaps: [Bitmap]) -> [PackScale] {
            [PackScale(scale: scale, width: width, height: height, source: .bitmaps(bitmaps))]
        }
        _ = try pack.job(frames([]), named: PackJob.name([file]), times: times, plays: 0)
        let last = max(0, Int((lottie.count - 1e-3).rounded(.up)) - 1)
        let numbers = (0..<count).map { min(last, Int(Double($0) * lottie.rate / fps + 1e-9)) }
        var drawn: [Int: Bitmap] = [:]
        let needed = Array(Set(numbers)).sorted()
        for (number, bitmap) in zip(
            needed, try lottie.draw(needed, width: width, height: height, limits: limits))
        {
            drawn[number] = bitmap
        }
        let job = try pack.job(
            frames(numbers.compactMap { drawn[$0] }), named: PackJob.name([file]), times: times, plays: 0)
        let isBlank = drawn.values.allSatisfy { $0.bytes.allSatisfy { $0 == 0 } }
        return (job, lottie.notes + (isBlank ? ["rlottie draws nothing of it: all frames are empty"] : []))
    }
}
