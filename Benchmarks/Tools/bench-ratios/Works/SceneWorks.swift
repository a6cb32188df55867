/// Large pictures of which only a small part moves: a dialog over a whole screen, beside a script that paints the finished
/// backdrop and strokes an arc on it.
extension WorkTable {
    private static let frames = 78
    /// The ring's side in pixels.
    private static let ring = 120

    func scene() throws -> Work {
        let written = try meter.prepare(scene("frames"))
        return Work(
            name: "W4", title: "a dialog over a screen, 1170 × 2532 px, \(Self.frames) frames",
            peers: [
                .init(name: "pycairo, PNG files", command: try script("scene")), sameBytes(as: written),
            ],
            lines: [
                .init(name: "PNG files", command: scene("frames"), faster: 15),
                // 0.35, 0.5 and 1 s where the script takes 0.076 s a frame.
                .init(name: "APNG", command: scene("apng"), faster: 17, memory: 200_000_000),
                .init(name: "GIF", command: scene("gif"), faster: 11.9),
                .init(name: "WebP", command: scene("webp"), faster: 5.9, memory: 200_000_000),
            ])
    }

    func sceneSheet() throws -> Work {
        Work(
            name: "W4s", title: "the same as one sheet", rounds: 3,
            peers: [
                .init(name: "pycairo, PNG files", command: try script("scene")),
                .init(name: "pycairo, one sheet", command: try script("scene-sheet")),
            ],
            lines: [
                // 1.2 s where the script takes 0.076 s a frame.
                .init(
                    name: "sheet", command: scene("sheet") + Commands.largePage, faster: 4.9,
                    memory: 256_000_000)
            ])
    }

    private func script(_ work: String) throws -> [String] {
        let backdrop = try meter.prepare(scene("frames", frames: 1))
        return commands.script(
            "frames.py", [work, String(Self.frames), String(Self.ring), Meter.newFolder, backdrop])
    }

    private func scene(_ format: String, frames: Int = WorkTable.frames) -> [String] {
        commands.screen("dialog", "390x844", scale: 3, frames: frames, format)
    }
}
