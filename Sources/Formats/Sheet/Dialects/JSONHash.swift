extension SheetDialect {
    /// TexturePacker's "JSON (hash)": `frames` is an object of frames by name.
    public static let jsonHash = SheetDialect(
        name: "json-hash", synonyms: ["json", "texturepacker", "pixi", "pixijs"],
        summary: "TexturePacker JSON, frames as an object by name",
        files: "NAME.json; for further pages NAME-2.json, …",
        limits: "PixiJS ignores durations: play at meta.fps; animations list the frames of their own page",
        readers: "PixiJS (Assets.load), Phaser (load.atlas)",
        sampling: .plain, turn: .clockwise,
        writer: .page { sheet, page in sheet.texturePackerPage(page, isArray: false) })
}
