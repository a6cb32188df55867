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
        writer: .sheet { sheet in
            let sequence = sheet.sequence
            var json = JSONWriter()
            json.object { json in
                json.member("format", "spindle-sheet")
                json.member("version", 1)
                json.member("generator", "spindle \(spindleVersion)")
                json.member("name", sequence.name)
                json.member("animation", sequence.animation)
                json.member("state", sequence.state.rawValue)
                json.member("fps", sequence.fps)
                json.member("duration", sheet.duration(of: 0..<sequence.count))
                json.member("loop", sequence.loops)
                json.member("scale", sequence.scale)
                json.object("frameSize", .inline) { json in
                    json.member("w", sequence.width)
                    json.member("h", sequence.height)
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
                json.array("tags") { json in
                    for tag in sheet.tags {
                        json.object(nil, .inline) { json in
                            json.member("name", tag.name)
                            json.member("from", tag.from)
                            json.member("to", tag.to)
                            json.member("direction", tag.direction.rawValue)
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
    fileprivate func describeFully(_ frame: Frame, in json: inout JSONWriter) {
        json.member("name", names.key(frame.index))
        json.member("image", frame.page)
        json.rectangle("frame", frame.place)
        json.object("offset") { json in
            json.member("x", frame.box.x)
            json.member("y", frame.box.y)
        }
        json.member("duration", duration(of: frame.index))
        if !sequence.values.isEmpty { json.member("value", sequence.values[frame.index]) }
        if frame.original != frame.index { json.member("duplicateOf", frame.original) }
    }
}
