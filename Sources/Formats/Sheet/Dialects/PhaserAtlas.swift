internal import Basics

extension SheetDialect {
    /// Phaser's multi-atlas: all pages in one file, as `textures`.
    ///
    /// `anims` is what `this.anims.fromJSON` takes, for a texture that was loaded under the asset's name.
    public static let phaser = SheetDialect(
        name: "phaser", synonyms: ["phaser3", "multiatlas"],
        summary: "Phaser 3 multi-atlas, all pages in one file, with animations",
        files: "NAME.json",
        limits: "animations expect the texture key NAME; a sub-cycle's rotation is meta.rotationPerWrap",
        readers: "Phaser 3 (load.multiatlas, anims.fromJSON)",
        unsupported: [
            .fineDelays:
                "repeats frames that are shown longer, and would have more than \(mostPhaserFrames) of them; give delays with a larger common divisor, such as whole tens of milliseconds, or choose json-hash"
        ],
        sampling: .prepared, turn: .clockwise,
        writer: .sheet { sheet in
            let repeats = sheet.clips.map { $0.sequence.phaserRepeats }
            var json = JSONWriter()
            json.object { json in
                json.array("textures") { json in
                    for (number, page) in sheet.pages.enumerated() {
                        json.object { json in
                            sheet.describeImage(page, in: &json)
                            json.member("scale", sheet.sequence.scale)
                            json.array("frames") { json in
                                sheet.describeFrames(ofPage: number, areNamed: true, in: &json)
                            }
                        }
                    }
                }
                json.array("anims") { json in
                    for animation in sheet.animations where !animation.isSprite {
                        let repeats = repeats[sheet.frames[animation.tag.from].clip]
                        json.object { json in
                            json.member("key", animation.name)
                            json.member("type", "frame")
                            json.array("frames", .lines) { json in
                                for frame in animation.frames.map({ sheet.frames[$0] }) {
                                    for _ in 0..<repeats.counts[frame.number] {
                                        json.object(nil, .inline) { json in
                                            json.member("key", sheet.sequence.name)
                                            json.member("frame", sheet.key(of: frame))
                                        }
                                    }
                                }
                            }
                            json.member("frameRate", repeats.fps)
                            json.member("repeat", animation.clip.plays - 1)
                        }
                    }
                }
                json.object("meta") { json in
                    sheet.describeMaker(in: &json)
                    sheet.describePlayback(in: &json)
                }
            }
            return json.finish()
        })
}

/// The most frames of an animation, with all repetitions, of all that no tag shows twice: half a megabyte of JSON.
let mostPhaserFrames = 10_000

extension FrameSequence {
    /// The number of repetitions of each frame in an animation, and its frame rate. Phaser has a `duration` for a frame, which up to 3.70 is
    /// added to what the rate says, from 3.80 on replaces it, and in 3.88 is ignored; all of them play a frame that stands there
    /// twice for twice as long.
    fileprivate var phaserRepeats: (fps: Double, counts: [Int]) {
        var counts = Array(repeating: 0, count: count)
        // More are refused before.
        guard let even = evenlyTimed(most: mostPhaserFrames) else {
            return (fps, counts.map { _ in 1 })
        }
        for frame in even.frames { counts[frame] += 1 }
        return (even.fps, counts)
    }
}
