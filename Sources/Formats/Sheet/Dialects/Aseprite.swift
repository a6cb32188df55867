internal import Basics

extension SheetDialect {
    /// The JSON that Aseprite exports: frames named by their numbers, durations in whole milliseconds, tags.
    ///
    /// Phaser finds a tag's frames by number, so each frame is named by its number. Its `scale` is that of
    /// Aseprite's export, always 1.
    public static let aseprite = SheetDialect(
        name: "aseprite", synonyms: ["ase"],
        summary: "Aseprite JSON: durations in whole milliseconds, tags with their direction",
        files: "NAME.json",
        limits: "one page; at most 1000 frames a second, since durations are whole milliseconds; no rotation",
        readers: "Phaser (load.aseprite, anims.createFromAseprite), anything that reads Aseprite's JSON",
        unsupported: [
            .pages:
                "has one page; raise \(option: .sheetMaxSide), use smaller or fewer frames, or choose phaser",
            .rotation: cannotTurn,
            .shortFrames: "has durations of at least a millisecond; use at most 1000 frames a second",
        ],
        sampling: .prepared,
        writer: .sheet { sheet in
            var json = JSONWriter()
            json.object { json in
                json.object("frames") { json in
                    for frame in sheet.frames {
                        json.object(String(frame.index), .inline) { json in
                            sheet.describe(frame, in: &json)
                            json.member("duration", sheet.wholeMilliseconds(frame.index))
                        }
                    }
                }
                json.object("meta") { json in
                    sheet.describeMaker(in: &json)
                    sheet.describeImage(sheet.pages[0], in: &json)
                    json.member("scale", "1")
                    json.array("frameTags") { json in
                        for animation in sheet.animations {
                            json.object(nil, .inline) { json in
                                json.member("name", animation.name)
                                json.member("from", animation.tag.from)
                                json.member("to", animation.tag.to)
                                json.member("direction", animation.tag.direction.rawValue)
                                // Aseprite writes it as text, and leaves out what is endless.
                                if sheet.isAtlas, !animation.isSprite, animation.clip.plays > 0 {
                                    json.member("repeat", String(animation.clip.plays))
                                }
                            }
                        }
                    }
                    if sheet.clips.contains(where: { $0.pivot != nil || $0.borders != nil }) {
                        json.array("slices") { json in
                            for clip in sheet.clips.indices { sheet.describeSlice(clip, in: &json) }
                        }
                    }
                    sheet.describePlayback(in: &json)
                }
            }
            return json.finish()
        })
}

extension Sheet {
    /// The duration of a frame in whole milliseconds. The remainder is carried over, so that the durations add up to
    /// the loop.
    fileprivate func wholeMilliseconds(_ index: Int) -> Int {
        let frame = frames[index]
        let sequence = clips[frame.clip].sequence
        func start(_ number: Int) -> Int { Int(sequence.start(of: number).rounded()) }
        return start(frame.number + 1) - start(frame.number)
    }

    /// Writes the slice of a clip, if it has a pivot or borders: a key for each frame where the size changes.
    fileprivate func describeSlice(_ index: Int, in json: inout JSONWriter) {
        let clip = clips[index]
        if clip.pivot == nil && clip.borders == nil { return }
        let all = frames.filter { $0.clip == index }
        json.object(nil, .inline) { json in
            json.member("name", clip.sequence.name)
            json.member("color", "#0000ffff")
            json.array("keys", .inline) { json in
                for (number, frame) in all.enumerated()
                where number == 0 || clip.size(of: number) != clip.size(of: number - 1) {
                    json.object(nil, .inline) { json in
                        json.member("frame", frame.index)
                        let bounds = SheetLayout.Rectangle(
                            x: 0, y: 0, width: frame.width, height: frame.height)
                        json.rectangle("bounds", bounds)
                        if let inner = clip.borders.map({ bounds.inset(by: $0) }) {
                            json.rectangle("center", inner)
                        }
                        if let pivot = clip.pivot {
                            json.object("pivot") { json in
                                json.member("x", Int((pivot.x * Double(frame.width)).rounded()))
                                json.member("y", Int((pivot.y * Double(frame.height)).rounded()))
                            }
                        }
                    }
                }
            }
        }
    }
}
