/// What can be chosen about the files, for all formats together; each format reads its own part.
public struct ExportOptions: Hashable, Sendable {
    public var sheet: SheetOptions

    public init(sheet: SheetOptions = SheetOptions()) {
        self.sheet = sheet
    }
}
