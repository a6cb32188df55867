extension SheetDialect {
    /// TexturePacker's "JSON (array)": `frames` is an array in the order of time, of frames that carry
    /// their names. Not for PixiJS, which would name the frames "0", "1", … instead.
    ///
    /// Phaser hands `animations` through as custom data of the texture and ignores it otherwise.
    public static let jsonArray = SheetDialect(
        name: "json-array",
        summary: "frames as an array, in the order of time",
        readers: "Phaser (load.atlas)"
    ) { page, json in
        json.object { json in
            json.array("frames") { json in
                for frame in page.frames {
                    json.object(nil, .inline) { json in
                        json.member("filename", page.names.key(frame.index))
                        page.describe(frame.place, in: &json)
                    }
                }
            }
            page.describeAnimations(in: &json)
            page.describeMeta(in: &json)
        }
    }
}
