import Basics
import Files
import Formats
import Loading
import MovingPictures
import Packs
import Platform
import Rendering
import Requests
import StudioServer

extension StudioService {
    /// The greatest number of pixels of all frames of a moving SVG.
    private static let maxMovingPixels = 1 << 26
    /// Pixels per point, for sharp screens.
    private static let movingScale = 2.0

    /// Draws a moving SVG that was dropped on the page, as an APNG with the notes about it in a header.
    ///
    /// - Parameters:
    ///   - body: The content of the file.
    ///   - name: The name of the file, for messages alone.
    ///   - isDark: Whether the page is.
    func moving(
        _ body: [UInt8], name: String, isDark: Bool, monitor: any FrameMonitor
    ) throws -> HTTPResponse {
        let name = name.hasSuffix(".svg") && !name.contains("/") ? name : "dropped.svg"
        let inputs = InputFiles().replacing([name: body])
        var spec = PackSpec([FilePattern(name)])
        spec.output.formats = [.apng]
        spec.scales = [Self.movingScale]
        spec.maxPixels = Self.maxMovingPixels
        spec.moving.surroundings.isDark = isDark
        let job = try spec.movingJob(name, from: inputs)
        let workers = Workers(count: Workers.available)
        let sink = MemorySink()
        let notes =
            try job.notes + job.load(workers: workers, monitor: monitor).write(workers: workers, into: sink)
        guard let bytes = sink.files.values.first else { return HTTPResponse(.failed) }
        var json = JSONWriter()
        json.object { json in
            json.member("frames", job.sequence.count)
            json.member("fps", job.sequence.fps)
            json.member("width", Double(job.sequence.width) / Self.movingScale)
            json.array("notes") { json in for note in notes { json.element(note.text(.flags)) } }
        }
        return HTTPResponse(
            type: "image/apng", bytes, headers: [("Spindle-Moving", Self.escaped(json.finish()))])
    }

    /// Returns bytes as a header can have them.
    static func escaped(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { byte -> String in
            let letter = Character(UnicodeScalar(byte))
            if letter.isASCII, letter.isLetter || letter.isNumber || ".-_".contains(letter) {
                return "\(letter)"
            }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }
}
