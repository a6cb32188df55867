import Imaging
import MotionCore
import Testing

@testable import Exports

@Suite struct SheetDialectTests {
    @Test("dialects are found by name; the first is the default")
    func lookup() throws {
        #expect(Set(SheetDialect.all).count == SheetDialect.all.count)
        for dialect in SheetDialect.all { #expect(try SheetDialect.named(dialect.name) == dialect) }
        #expect(SheetDialect.all[0] == SheetOptions().dialects[0])
        #expect(throws: UnknownName.self) { try SheetDialect.named("json") }
    }
}

/// The metadata of a sheet with two looks in three frames, in one dialect.
func metadata(_ dialect: SheetDialect) throws -> String {
    let sink = MemorySink()
    let options = try SheetOptions(padding: 1, dialects: [dialect])
    try OutputFormat.sheet.write(
        PatternSource(looks: [1, 2, 1], scale: 1.5, fps: 50), options: ExportOptions(sheet: options),
        workers: Workers(count: 1), to: sink)
    return sink.text("spin@1.5x.json")
}
