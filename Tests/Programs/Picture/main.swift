import Spindle

// One frame of an indicator as a PNG in memory: what a server or a test sends on.
var spec = RenderSpec(.fluent, theme: .fioriDark)
spec.scales = [2]
let job = try spec.resolve()
let png = try job.pngData(frame: 12)
let (files, notes) = try job.files()
print(
    png.count, png[1...3].map { String(UnicodeScalar($0)) }.joined(), files.count == job.timeline.count,
    notes.isEmpty)
