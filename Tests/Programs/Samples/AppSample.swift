import Spindle

/// Draws a spinner, and returns its 13th frame as a PNG.
func drawSpinner() throws -> [UInt8] {
    var spec = RenderSpec(.fluent, theme: .fioriDark)
    spec.scales = [1, 2]
    spec.formats = [.apng]
    spec.name = "loading"
    let job = try spec.resolve()
    try job.run(into: DirectorySink("assets"))  // loading.apng and loading@2x.apng
    return try job.pngData(frame: 12, scale: 2)
}
