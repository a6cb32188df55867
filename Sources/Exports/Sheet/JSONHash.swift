extension SheetDialect {
    /// TexturePacker's "JSON (hash)": `frames` is an object of frames by name.
    public static let jsonHash = SheetDialect(
        name: "json-hash",
        summary: "frames as an object, by name",
        readers: "PixiJS, Phaser (load.atlas)"
    ) { page, json in
        json.object { json in
            json.object("frames") { json in
                for frame in page.frames {
                    json.object(page.names.key(frame.index), .inline) { json in
                        page.describe(frame.place, in: &json)
                    }
                }
            }
            page.describeAnimations(in: &json)
            page.describeMeta(in: &json)
        }
    }
}
