import Testing

@testable import Exports

@Suite struct SheetOptionsTests {
    @Test("values outside their ranges are refused by name and range")
    func ranges() {
        for (make, name) in [
            ({ () throws(SheetError) in _ = try SheetOptions(columns: 0) }, "columns"),
            ({ () throws(SheetError) in _ = try SheetOptions(columns: 65536) }, "columns"),
            ({ () throws(SheetError) in _ = try SheetOptions(layout: .strip, columns: 2) }, "columns"),
            ({ () throws(SheetError) in _ = try SheetOptions(padding: -1) }, "padding"),
            ({ () throws(SheetError) in _ = try SheetOptions(padding: .nan) }, "padding"),
            ({ () throws(SheetError) in _ = try SheetOptions(border: .infinity) }, "border"),
            ({ () throws(SheetError) in _ = try SheetOptions(extrude: 1024.5) }, "extrude"),
            ({ () throws(SheetError) in _ = try SheetOptions(maxSide: 0) }, "max-side"),
            ({ () throws(SheetError) in _ = try SheetOptions(maxSide: .max) }, "max-side"),
        ] as [(() throws(SheetError) -> Void, String)] {
            let error = #expect(throws: SheetError.self) { try make() }
            guard case .invalidOption(name, _, _) = error else {
                Issue.record("\(name): \(String(describing: error))")
                continue
            }
        }
    }

    @Test("the ends of the ranges are possible")
    func ends() throws {
        _ = try SheetOptions(columns: 65535, padding: 1024, border: 1024, extrude: 1024, maxSide: 65535)
        _ = try SheetOptions(layout: .columns, columns: 1, maxSide: 1)
        #expect(try SheetOptions(layout: .rows) == SheetOptions())
    }
}
