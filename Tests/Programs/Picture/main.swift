import Spindle

// One frame of an indicator as a PNG in memory: what a server or a test sends on.
var spec = RenderSpec(.fluent, theme: .fioriDark)
spec.scales = [2]
let job = try spec.resolve()
let png = try job.pngData(frame: 12)
let (files, notes) = try job.files()
let frames = try await pixels(of: job)

/// Returns the pixels of every frame for a texture or an encoder: red, green, blue and alpha, not premultiplied, row by row.
func pixels(of job: RenderJob) async throws -> [[UInt8]] {
    var result: [[UInt8]] = []
    for try await frame in job.frames(scale: 2) {  // 1 / job.timeline.fps seconds each
        result.append(frame.bytes)  // or frame.premultiplied().bytes; frame.bytesPerRow is 4 × its width
    }
    return result
}

print(
    png.count, png[1...3].map { String(UnicodeScalar($0)) }.joined(), files.count == job.timeline.count,
    notes.isEmpty, try frames.count == job.timeline.count && frames[12] == job.bitmap(frame: 12).bytes)
