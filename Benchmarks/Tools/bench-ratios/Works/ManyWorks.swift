/// Many assets, many frames, and few bytes.
extension WorkTable {
    /// Of the script one part in so many is done, as all of it takes minutes.
    private static let sample = 24

    func system() -> Work {
        func script(_ every: Int) -> [String] {
            commands.script("system.py", [String(every), Meter.newFolder])
        }
        return Work(
            name: "W7", title: "60 assets × 4 themes × 2 directions × 3 scales, in 5 formats", rounds: 3,
            peers: [
                .init(
                    name: "pycairo and Pillow", command: script(Self.sample), sample: (Self.sample, script(0))
                )
            ],
            lines: [.init(name: "one processor", command: commands.system(jobs: 1), faster: 20)])
    }

    func longSheet() -> Work {
        Work(
            name: "W8", title: "a sheet of 100,000 frames of 48 px", rounds: 3,
            peers: [
                .init(
                    name: "pycairo, one sheet",
                    command: commands.script("frames.py", ["sheet", "100000", "48", Meter.newFolder]))
            ],
            lines: [
                .init(
                    name: "sheet", command: commands.ring(100_000, 48, "sheet"), faster: 1, memory: 96_000_000
                )
            ])
    }

    /// A second where the script takes 1.3; its frames are there to tell how fast the machine is.
    func small() -> Work {
        Work(
            name: "small", title: "40 % of a ring on a track, 512 px, in the fewest bytes", rounds: 3,
            peers: [
                .init(
                    name: "pycairo, 108 PNG files",
                    command: commands.script("frames.py", ["frames", "108", "512", Meter.newFolder]))
            ],
            lines: [
                .init(
                    name: "PNG file",
                    command: commands.render([
                        "circular", "--value", "0.4", "--size", "512", "--color", "#0A6ED1", "--track",
                        "#0A6ED133", "--compression", "small",
                    ]), faster: 1.3)
            ])
    }
}
