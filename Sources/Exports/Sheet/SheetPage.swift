/// What metadata says about one page of a sheet, and the parts that dialects share.
struct SheetPage {
    let sequence: FrameSequence
    let names: FrameNames
    /// The image's file name, and its size in pixels.
    let image: String
    let width, height: Int
    /// The frames that are on this page, ascending, and where. Identical frames share a place.
    let frames: [(index: Int, place: SheetLayout.Rectangle)]
    /// The metadata files of all other pages.
    let siblings: [String]

    /// The members of a frame's object. Frames are never rotated and never trimmed, and say so:
    /// PixiJS takes a frame without `trimmed` for a trimmed one.
    func describe(_ place: SheetLayout.Rectangle, in json: inout JSONWriter) {
        json.object("frame") { json in
            json.member("x", place.x)
            json.member("y", place.y)
            json.member("w", place.width)
            json.member("h", place.height)
        }
        json.member("rotated", false)
        json.member("trimmed", false)
        json.object("spriteSourceSize") { json in
            json.member("x", 0)
            json.member("y", 0)
            json.member("w", place.width)
            json.member("h", place.height)
        }
        json.object("sourceSize") { json in
            json.member("w", place.width)
            json.member("h", place.height)
        }
        json.member("duration", 1000 / sequence.fps)
    }

    /// The names of the frames in the order of time. PixiJS looks for them among the frames of the same
    /// file only, so a page lists its own and no others.
    func describeAnimations(in json: inout JSONWriter) {
        json.object("animations") { json in
            json.array(sequence.animation, .inline) { json in
                for frame in frames { json.element(names.key(frame.index)) }
            }
        }
    }

    func describeMeta(in json: inout JSONWriter) {
        json.object("meta") { json in
            json.member("app", "spindle")
            json.member("version", spindleVersion)
            json.member("image", image)
            json.member("format", "RGBA8888")
            json.object("size", .inline) { json in
                json.member("w", width)
                json.member("h", height)
            }
            // A string, as the other packers write it.
            json.member("scale", sequence.scale.shortestText)
            json.member("fps", sequence.fps)
            json.member("loop", sequence.loops)
            if let rotation = sequence.rotationPerWrap {
                json.member("rotationPerWrap", rotation)
                json.member("framesPerWrap", sequence.count)
            }
            if !siblings.isEmpty {
                json.array("related_multi_packs", .inline) { json in
                    for sibling in siblings { json.element(sibling) }
                }
            }
        }
    }
}
