internal import Basics

extension SheetDialect {
    /// Everything that is known about a sheet, in a form of our own, whose JSON Schema is
    /// `sheet.schema.json`. A change that its readers would have to know raises `version`.
    public static let spindle = SheetDialect(
        name: "spindle", synonyms: ["native", "full"],
        summary: "everything: values, state, tags, duplicates, rotation, digests; with a JSON Schema",
        files: "NAME.spindle.json",
        limits: "none known",
        readers: "anything that reads JSON; described by sheet.schema.json",
        fileExtension: "spindle.json",
        marks: [#""format": "spindle-sheet""#, #""name": "{name}""#],
        sampling: .plain, turn: .clockwise,
        writer: .sheet { sheet in
            let sequence = sheet.sequence
            var json = JSONWriter()
            json.object { json in
                json.member("format", "spindle-sheet")
                json.member(
                    "version", sheet.frames.contains(where: { $0.isTurned }) ? 3 : sheet.isAtlas ? 2 : 1)
                json.member("generator", "spindle \(spindleVersion)")
                json.member("name", sequence.name)
                if !sheet.isAtlas {
                    json.member("animation", sequence.animation)
                    let whole =
                        sequence.delays.isEmpty
                        ? Double(sequence.count) * (1000 / sequence.fps) : sequence.delays.reduce(0, +)
                    sheet.describePlay(of: sequence, duration: whole, in: &json)
                }
                json.member("scale", sequence.scale)
                if !sheet.isAtlas {
                    json.object("frameSize", .inline) { json in
                        json.member("w", sequence.width)
                        json.member("h", sequence.height)
                    }
                }
                json.member("alpha", sheet.options.alpha.rawValue)
                json.member("trim", sheet.options.trim.rawValue)
                if let rotation = sequence.rotationPerWrap { json.member("rotationPerWrap", rotation) }
                json.array("images") { json in
                    for page in sheet.pages {
                        json.object(nil, .inline) { json in
                            json.member("file", page.image)
                            json.member("w", page.width)
                            json.member("h", page.height)
                            json.member("sha256", page.digest)
                        }
                    }
                }
                json.array(sheet.isAtlas ? "animations" : "tags") { json in
                    for animation in sheet.animations {
                        json.object(nil, .inline) { json in
                            json.member("name", animation.name)
                            json.member("from", animation.tag.from)
                            json.member("to", animation.tag.to)
                            json.member("direction", animation.tag.direction.rawValue)
                            if sheet.isAtlas { sheet.describeClip(of: animation, in: &json) }
                        }
                    }
                }
                json.array("frames") { json in
                    for frame in sheet.frames {
                        json.object(nil, .inline) { json in sheet.describeFully(frame, in: &json) }
                    }
                }
            }
            return json.finish()
        })
}

extension Sheet {
    fileprivate func describePlay(
        of sequence: FrameSequence, duration: Double, in json: inout JSONWriter
    ) {
        json.member("state", sequence.state.rawValue)
        json.member("fps", sequence.fps)
        json.member("duration", duration)
        json.member("loop", sequence.loops)
    }

    fileprivate func describeClip(of animation: Animation, in json: inout JSONWriter) {
        let clip = animation.clip
        if !clip.isSprite {
            describePlay(of: clip.sequence, duration: duration(of: animation), in: &json)
            json.member("plays", clip.plays)
        }
        if let pivot = clip.pivot { json.pivot("pivot", pivot) }
        if let borders = clip.borders { json.borders(borders) }
    }

    fileprivate func describeFully(_ frame: Frame, in json: inout JSONWriter) {
        json.member("name", key(of: frame))
        json.member("image", frame.page)
        var place = frame.place
        (place.width, place.height) = (frame.box.width, frame.box.height)
        json.rectangle("frame", place)
        if frame.isTurned { json.member("rotated", true) }
        json.object("offset") { json in
            json.member("x", frame.box.x)
            json.member("y", frame.box.y)
        }
        if isAtlas {
            json.object("sourceSize") { json in
                json.member("w", frame.width)
                json.member("h", frame.height)
            }
        }
        json.member("duration", duration(of: frame.index))
        let values = clips[frame.clip].sequence.values
        if !values.isEmpty { json.member("value", values[frame.number]) }
        if frame.original != frame.index { json.member("duplicateOf", frame.original) }
    }
}
