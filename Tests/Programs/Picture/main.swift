import Spindle

// One frame of an indicator as a PNG in memory: what a server or a test sends on.
var spec = RenderSpec(.fluent, theme: .fioriDark)
spec.scales = [2]
let job = try spec.resolve()
let png = try job.pngData(frame: 12)
let (files, notes) = try job.files()
let frames = try await pixels(of: job)

/// Returns the pixels of every frame: straight RGBA, row by row.
func pixels(of job: RenderJob) async throws -> [[UInt8]] {
    var result: [[UInt8]] = []
    for try await frame in job.frames(scale: 2) { result.append(frame.bytes) }
    return result
}

print(
    png.count, png[1...3].map { String(UnicodeScalar($0)) }.joined(), files.count == job.timeline.count,
    notes.isEmpty, try frames.count == job.timeline.count && frames[12] == job.bitmap(frame: 12).bytes)
