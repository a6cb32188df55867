import Foundation

/// Pictures of labels, values and states, and of steps.
extension WorkTable {
    func story() throws -> Work {
        let written = try meter.prepare(story("frames"))
        // ffmpeg gets raw pixels, so that what reading PNG files takes is not counted.
        let raw = try meter.prepare([
            "ffmpeg", "-v", "error", "-pattern_type", "glob", "-i", written + "/*.png", "-f", "rawvideo",
            "-pix_fmt",
            "rgba", Meter.newFolder + "/frames.rgba",
        ])
        let (width, height) = try Self.size(ofPictureIn: written)
        let frames = try FileManager.default.contentsOfDirectory(atPath: written).count
        return Work(
            name: "W5",
            title: "an upload with a label, values and a check, \(width) × \(height) px, \(frames) frames",
            peers: [
                .init(
                    name: "pycairo, PNG files",
                    command: commands.script("story.py", [String(frames), Meter.newFolder, written])),
                .init(
                    name: "ffmpeg, APNG of raw pixels",
                    command: [
                        "ffmpeg", "-v", "error", "-f", "rawvideo", "-pix_fmt", "rgba", "-s",
                        "\(width)x\(height)",
                        "-r", "60", "-i", raw + "/frames.rgba", "-plays", "0", "-f", "apng",
                        Meter.newFolder + "/story.apng",
                    ]),
                sameBytes(as: written),
            ],
            lines: [
                .init(name: "PNG files", command: story("frames"), faster: 20),
                .init(name: "APNG", command: story("apng"), peer: 1, faster: 10),
            ])
    }

    private func story(_ format: String) -> [String] {
        commands.render([Commands.request("story.yaml"), "--scale", "2", "--to", format])
    }

    func steps() throws -> Work {
        let example = try meter.prepare(steps(["--to", "frames"]))
        let frames = try FileManager.default.contentsOfDirectory(atPath: example).count
        let (width, height) = try Self.size(ofPictureIn: example)
        // All that can stand in one folder: several write a file of the same name.
        let dialects = ["spindle", "cocos2d", "css", "godot4", "libgdx", "qml", "unity"].flatMap {
            ["--dialect", $0]
        }
        return Work(
            name: "W6", title: "steps on a tablet, \(width) × \(height) px, \(frames) frames, a sheet",
            peers: [
                .init(
                    name: "pycairo, a sheet and JSON",
                    command: commands.script("steps.py", [String(frames), Meter.newFolder, example]))
            ],
            lines: [
                .init(name: "sheet, 7 dialects", command: steps(["--to", "sheet"] + dialects), faster: 15)
            ])
    }

    private func steps(_ output: [String]) -> [String] {
        let names = ["Cart", "Address", "Shipping", "Payment", "Review"].flatMap { ["--step", $0] }
        let steps = names + ["--transition", "step:2:3", "--width", "1024", "--scale", "3"]
        return commands.render(
            ["steps"] + steps + ["--theme", "fiori-light", "--background", "surface"] + output)
    }

    /// As a PNG file's header says.
    private static func size(ofPictureIn folder: String) throws -> (width: Int, height: Int) {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        guard let name = names.first(where: { $0.hasSuffix(".png") }),
            let header = FileManager.default.contents(atPath: folder + "/" + name)?.prefix(24),
            header.count == 24
        else { throw Failure(description: "no picture in \(folder)") }
        func number(_ start: Int) -> Int { header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(16), number(20))
    }
}
