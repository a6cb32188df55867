extension SheetDialect {
    /// TexturePacker's "JSON (hash)": `frames` is an object of frames by name.
    public static let jsonHash = SheetDialect(
        name: "json-hash",
        summary: "TexturePacker JSON, frames as an object by name",
        files: "NAME.json; for further pages NAME-2.json, …",
        limits: "PixiJS ignores durations: play at meta.fps; animations list the frames of their own page",
        readers: "PixiJS (Assets.load), Phaser (load.atlas)",
        writer: .page { sheet, page in
            var json = JSONWriter()
            json.object { json in
                json.object("frames") { json in
                    for frame in sheet.frames where frame.page == page {
                        json.object(sheet.names.key(frame.index), .inline) { json in
                            sheet.describe(frame, in: &json)
                            json.member("duration", sheet.duration)
                        }
                    }
                }
                sheet.describeAnimations(ofPage: page, in: &json)
                sheet.describeMeta(ofPage: page, in: &json)
            }
            return json.finish()
        })
}
