import Basics
import Testing

@testable import Formats

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
            ({ () throws(SheetError) in _ = try SheetOptions(mipLevels: -1) }, "mip-levels"),
            ({ () throws(SheetError) in _ = try SheetOptions(mipLevels: 9) }, "mip-levels"),
            (
                { () throws(SheetError) in
                    _ = try SheetOptions(mipLevels: 5, maxSide: 90, sides: PageSides(.multiple(of: 12)))
                }, "mip-levels"
            ),
            ({ () throws(SheetError) in _ = try SheetOptions(maxSide: 0) }, "max-side"),
            ({ () throws(SheetError) in _ = try SheetOptions(maxSide: .max) }, "max-side"),
            ({ () throws(SheetError) in _ = try SheetOptions(sides: PageSides(.multiple(of: 0))) }, "sides"),
            (
                { () throws(SheetError) in
                    _ = try SheetOptions(maxSide: 63, sides: PageSides(.multiple(of: 64)))
                }, "sides"
            ),
            ({ () throws(SheetError) in _ = try SheetOptions(columns: 2, trim: .frame) }, "trim"),
            ({ () throws(SheetError) in _ = try SheetOptions(layout: .strip, trim: .frame) }, "trim"),
            (
                { () throws(SheetError) in
                    _ = try SheetOptions(
                        columns: 2, trim: .animation, tags: [SheetTag(name: "a", from: 0, to: 1)])
                }, "trim"
            ),
            ({ () throws(SheetError) in _ = try SheetOptions(alpha: .premultiplied, bleed: true) }, "bleed"),
            (
                { () throws(SheetError) in
                    _ = try SheetOptions(tags: [
                        SheetTag(name: "a", from: 0, to: 1), SheetTag(name: "a", from: 1, to: 2),
                    ])
                }, "tag"
            ),
            (
                { () throws(SheetError) in
                    _ = try SheetOptions(tags: (0...256).map { SheetTag(name: "\($0)", from: 0, to: 1) })
                }, "tag"
            ),
            ({ () throws(SheetError) in _ = try SheetOptions(dialects: [.css, .css]) }, "dialect"),
            ({ () throws(SheetError) in _ = try SheetOptions(dialects: [.jsonHash, .phaser]) }, "dialect"),
            // They turn frames different ways.
            (
                { () throws(SheetError) in
                    _ = try SheetOptions(turnsFrames: true, dialects: [.jsonHash, .libgdx])
                }, "dialect"
            ),
        ] as [(() throws(SheetError) -> Void, String)] {
            let error = #expect(throws: SheetError.self) { try make() }
            guard case .invalidOption(let key, _, _) = error, key.text == "sheet." + name else {
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
        _ = try SheetOptions(columns: 2, maxSide: 64, sides: PageSides(.multiple(of: 64)), trim: .sheet)
        _ = try SheetOptions(columns: 2, trim: .animation)
        _ = try SheetOptions(dialects: [.jsonHash, .css, .godot, .cocos2d, .libgdx, .unity, .spindle])
    }
}
