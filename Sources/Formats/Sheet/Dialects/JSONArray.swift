extension SheetDialect {
    /// TexturePacker's "JSON (array)": `frames` is an array in the order of time, of frames that carry
    /// their names. Not for PixiJS, which would name the frames "0", "1", … instead.
    ///
    /// Phaser hands `animations` through as custom data of the texture and ignores it otherwise.
    public static let jsonArray = SheetDialect(
        name: "json-array", synonyms: ["json", "texturepacker", "array"],
        summary: "TexturePacker JSON, frames as an array in the order of time",
        files: "NAME.json; for further pages NAME-2.json, …",
        limits: "not for PixiJS, which ignores the names in an array; Phaser loads each page separately",
        readers: "Phaser (load.atlas)",
        sampling: .plain, turn: .clockwise,
        writer: .page { sheet, page in sheet.texturePackerPage(page, isArray: true) })
}
