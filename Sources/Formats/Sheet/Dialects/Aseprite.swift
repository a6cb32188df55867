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
                        for tag in sheet.tags {
                            json.object(nil, .inline) { json in
                                json.member("name", tag.name)
                                json.member("from", tag.from)
                                json.member("to", tag.to)
                                json.member("direction", tag.direction.rawValue)
                            }
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
        func start(_ index: Int) -> Int { Int(sequence.start(of: index).rounded()) }
        return start(index + 1) - start(index)
    }
}
