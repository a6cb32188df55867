import Basics
import Files
import Formats
import Foundation
import Jobs
import Loading
import MotionCore
import Packs
import Platform
import Rendering
import Requests

/// An atlas of files that another program wrote and of a spinner, and the facts about it that do not come from the packer.
struct AtlasCase {
    /// An animation or a sprite.
    struct Clip: Decodable {
        var name: String
        var keys: [String]
        /// A picture of each frame.
        var files: [String]
        /// In milliseconds.
        var times: [Double]
        /// 0 for no end.
        var plays: Int
        var tags: [Tag]

        struct Tag: Decodable {
            var name: String
            var from, to: Int

            init(from decoder: any Decoder) throws {
                var list = try decoder.unkeyedContainer()
                name = try list.decode(String.self)
                from = try list.decode(Int.self)
                to = try list.decode(Int.self)
            }
        }

        var isSprite: Bool { keys.count == 1 }
    }

    /// The files, and what they are.
    struct Sources {
        let folder: URL
        let clips: [Clip]
        let spinner: RenderJob

        init(in folder: URL) throws {
            self.folder = folder
            let told = try Reader.python.run([Reader.script("atlas_sources.py"), folder.path])
            var spec = RenderSpec()
            (spec.name, spec.extent, spec.formats) = ("spinner", 18, [.frames])
            (spec.animation.motion, spec.animation.frames) = (.value(.fluent), 6)
            let spinner = try spec.resolve()
            self.spinner = spinner
            let drawn = folder.appending(path: "truth/drawn")
            try spinner.run(workers: Workers(count: 2), into: DirectorySink(drawn.path))
            let keys = (0..<6).map { "spinner-000\($0).png" }
            let first = Clip(
                name: "spinner", keys: keys, files: keys.map { drawn.appending(path: $0).path },
                times: keys.map { _ in 1000 / spinner.timeline.fps }, plays: 0, tags: [])
            clips = [first] + (try JSONDecoder().decode([Clip].self, from: told))
        }
    }

    static let pivots = ["coin": [0.5, 1], "boom": [0.25, 0.75], "blink": [0, 0]]
    static let borders = ["button": [2, 3, 4, 5], "bar": [1, 2, 3, 4]]

    let folder: URL
    let clips: [Clip]
    let options: SheetSpec
    let notes: [String]

    /// Packs the sources.
    ///
    /// - Parameters:
    ///   - delays: Those that are given by name, in milliseconds, of all frames of an animation.
    ///   - anchor: The place on a common canvas; the pictures are then known for no animation of several sizes.
    init(
        _ name: String, of sources: Sources, delays: [String: Double] = ["coin": 80, "boom": 50],
        without left: Set<String> = [], anchor: PackAnchor? = nil, hasMarks: Bool = true,
        sheet: (inout SheetSpec) -> Void
    ) throws {
        folder = sources.folder.appending(path: name)
        let inputs = ["coin/", "boom/", "hero/", "ui/*.png", "blink.gif"].filter {
            !left.contains($0.replacing("/", with: ""))
        }
        clips = sources.clips.filter { !left.contains($0.name) }.map { clip in
            var clip = clip
            if let delay = delays[clip.name] { clip.times = clip.times.map { _ in delay } }
            return clip
        }
        var spec = PackSpec(inputs.map { FilePattern(sources.folder.path + "/" + $0) })
        spec.delays = delays.sorted { $0.key < $1.key }.map { PackMark($0.key, $0.value) }
        if hasMarks {
            spec.pivots = Self.pivots.map {
                PackMark($0.key, SheetClip.Pivot(x: $0.value[0], y: $0.value[1]))
            }
            spec.borders = Self.borders.map {
                PackMark(
                    $0.key,
                    SheetClip.Insets(
                        left: $0.value[0], top: $0.value[1], right: $0.value[2], bottom: $0.value[3]))
            }
        }
        spec.anchor = anchor
        spec.clips = [try AtlasClip(sources.spinner, named: "spinner", scale: 1)]
        (spec.output.name, spec.output.formats) = ("game", [.sheet])
        sheet(&spec.output.sheet)
        options = spec.output.sheet
        let job = try spec.resolve(from: InputFiles(), workers: Workers(count: 2))
        notes = try job.load(workers: Workers(count: 2), monitor: Unwatched())
            .write(workers: Workers(count: 2), into: DirectorySink(folder.path)).map { "\($0)" }
    }

    private var starts: [Int] {
        var next = 0
        return clips.map { clip in
            defer { next += clip.keys.count }
            return next
        }
    }

    /// Each animation and each part of one that is played, with the numbers of its frames in its clip.
    private var played: [(name: String, clip: Clip, first: Int, frames: ClosedRange<Int>)] {
        zip(clips, starts).filter { !$0.0.isSprite }.flatMap { clip, first in
            [(clip.name, clip, first, 0...clip.keys.count - 1)]
                + clip.tags.map { ("\(clip.name)/\($0.name)", clip, first, $0.from...$0.to) }
        }
    }

    /// What `sheet_frames.py` needs to know to read a dialect.
    func facts(_ dialect: String) -> [String: Any] {
        let all = zip(clips, starts).map { clip, first in
            var facts: [String: Any] = [
                "name": clip.name, "first": first, "count": clip.keys.count, "plays": clip.plays,
            ]
            facts["pivot"] = Self.pivots[clip.name]
            facts["borders"] = Self.borders[clip.name]
            return facts
        }
        let tags: [[String: Any]] = played.map { name, clip, first, frames in
            [
                "name": name, "from": first + frames.lowerBound, "to": first + frames.upperBound,
                "direction": "forward", "plays": clip.plays,
            ]
        }
        return [
            "folder": folder.path, "dialect": dialect, "name": "game", "suffix": "",
            "count": clips.reduce(0) { $0 + $1.keys.count }, "fps": 60.0, "loop": true,
            "alpha": options.alpha.map { "\($0.rawValue)" } ?? "straight", "tags": tags,
            "extrude": Int(options.extrude ?? 0), "turns": options.rotates, "values": [Double](),
            "keys": clips.flatMap(\.keys), "files": clips.flatMap(\.files),
            "delays": clips.flatMap(\.times), "clips": all,
        ]
    }

    private func pages() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
            .sorted()
    }

    /// What `godot_frames.py` needs to know.
    func godotFacts() throws -> [String: Any] {
        let sprites = clips.filter(\.isSprite).map { ($0.name, $0.files) }
        let animations = played.map { ($0.name, Array($0.clip.files[$0.frames])) }
        return [
            "folder": folder.path, "resource": "game.tres", "images": try pages(), "fps": 0.0, "loop": true,
            "alpha": "straight",
            "animations": Dictionary(uniqueKeysWithValues: sprites + animations),
            "rates": Dictionary(uniqueKeysWithValues: played.map { ($0.name, 1000 / $0.clip.times[0]) }),
            "loops": Dictionary(uniqueKeysWithValues: played.map { ($0.name, $0.clip.plays != 1) }),
        ]
    }

    /// What `chromium_css.py` needs to know to look at every frame in the middle of its time, and after the end.
    func styleFacts() throws -> [String: Any] {
        var elements: [[String: Any]] = clips.filter(\.isSprite).map { clip in
            [
                "classes": "game game-\(clip.name)", "time": 0, "frame": clip.files[0], "last": clip.files[0],
                "rests": true,
            ]
        }
        for (name, clip, _, frames) in played {
            let classes = "game game-\(name.replacing("/", with: "-"))"
            let whole = frames.reduce(0) { $0 + clip.times[$1] }
            func add(_ time: Double, _ frame: Int) {
                // A loop rests at its start where less motion is asked for; a run is at its end.
                elements.append([
                    "classes": classes, "time": time, "frame": clip.files[frame],
                    "last": clip.files[clip.plays == 1 ? frames.upperBound : frames.lowerBound],
                    "rests": clip.plays == 1 ? false : "calm" as Any,
                ])
            }
            var time = 0.0
            for frame in frames {
                add(time + clip.times[frame] / 2, frame)
                time += clip.times[frame]
            }
            let half = clip.times[frames.lowerBound] / 2
            // In the last of its plays, or in the fifth, and where another one would have begun.
            if clip.plays != 1 {
                add(whole * Double((clip.plays == 0 ? 5 : clip.plays) - 1) + half, frames.lowerBound)
            }
            if clip.plays > 0 { add(whole * Double(clip.plays) + half, frames.upperBound) }
        }
        return [
            "folder": folder.path, "stylesheet": "game.css", "density": 1, "elements": elements,
            "url": "game.css", "images": try pages(), "cell": 40, "calm": [String: String](),
        ]
    }
}
