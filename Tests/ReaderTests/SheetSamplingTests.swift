import Drawing
import Exports
import Files
import Formats
import Foundation
import Imaging
import Platform
import Requests
import Resolution
import TestSupport
import Testing

/// OpenGL, on Mesa's software renderer, samples sheets as engines do that scale what they draw.
@Suite struct SheetSamplingTests {
    /// Frames that are red or green all over, or in a part that differs from frame to frame.
    private struct OpaqueFrames: FrameSource {
        let isTrimmed: Bool
        let sequence = FrameSequence(
            name: "spin", animation: "turn", count: 12, fps: 12, loops: true, scale: 1, width: 33, height: 30)

        func makePainter() throws -> any FramePainter { Painter(isTrimmed: isTrimmed) }

        private struct Painter: FramePainter {
            let isTrimmed: Bool

            mutating func paint(_ index: Int, into bitmap: inout Bitmap) {
                let size = isTrimmed ? (13 + index * 7 % 20, 9 + index * 5 % 21) : (33, 30)
                let color = (index + index / 4) % 2 == 0 ? Color(255, 0, 0) : Color(0, 255, 0)
                bitmap = Bitmap(33, 30) { x, y in x < size.0 && y < size.1 ? color : Color(0, 0, 0, 0) }
            }
        }
    }

    /// The sizes at which frames are drawn; the last level of N is met at 1/2ᴺ.
    private static let scales = [3, 2, 1.5, 1, 0.75, 0.5, 0.3, 0.25, 0.125]

    @Test(
        "no pixel of a frame is blended with a neighbor's or with nothing on as many mipmap levels as were asked for"
    )
    func apart() throws {
        let work = try WorkFolder()
        var cases: [(name: String, levels: Int?, facts: [String: Any])] = []
        func make(_ name: String, _ options: SheetOptions, isTrimmed: Bool = false) throws {
            let folder = work.path + "/" + name
            try OutputFormat.sheet.write(
                OpaqueFrames(isTrimmed: isTrimmed), options: ExportOptions(sheet: options),
                workers: Workers(count: 2), to: DirectorySink(folder))
            let facts: [String: Any] = [
                "folder": folder, "levels": options.mipLevels ?? 0, "scales": Self.scales,
            ]
            cases.append((name, options.mipLevels, facts))
        }
        for levels in [nil, 0, 1, 2, 3] as [Int?] {
            let name = levels.map { "\($0)" } ?? "none"
            for layout in SheetOptions.Layout.allCases {
                try make(
                    "\(layout)-\(name)",
                    SheetOptions(layout: layout, padding: 2, mipLevels: levels, keepsDuplicates: true))
            }
            for turns in [false, true] {
                let options = try SheetOptions(
                    padding: 1, border: 1, mipLevels: levels, turnsFrames: turns, trim: .frame,
                    keepsDuplicates: true)
                try make("packed-\(turns)-\(name)", options, isTrimmed: true)
            }
        }
        // Without mipmaps, the edges that engines get by default are enough down to a half.
        var spec = SheetSpec()
        spec.keepsDuplicates = true
        try make("default", spec.options())
        let list = work.path + "/cases.json"
        try JSONSerialization.data(withJSONObject: cases.map(\.facts)).write(to: URL(filePath: list))
        let printed = try Reader.python.run([Reader.script("gl_sheets.py"), "apart", list])
        let worst = try JSONDecoder().decode([[Int]].self, from: printed)
        try #require(worst.count == cases.count)
        for ((name, levels, _), worst) in zip(cases, worst) {
            #expect(worst.count == Self.scales.count)
            if name == "default" {
                #expect(worst.prefix(6).allSatisfy { $0 == 0 }, "\(name): \(worst)")
            } else if levels == nil {
                // Padding does not help: without edges even a frame that is drawn larger has others in it.
                #expect(worst.allSatisfy { $0 > 100 }, "\(name): \(worst)")
            } else {
                #expect(worst.allSatisfy { $0 == 0 }, "\(name): \(worst)")
            }
        }
    }

    @Test(
        "straight alpha has dark fringes where it is scaled, and none with colors under its transparent pixels"
    )
    func fringes() throws {
        let work = try WorkFolder()
        let yellow: SheetCase.IndicatorChange = { $0.colors = [Color(rgba: 0xFFFF_00FF)] }
        let track: SheetCase.IndicatorChange = {
            ($0.colors, $0.trackPaint) = ([Color(rgba: 0xFFFF_00FF)], .color(Color(rgba: 0xFFFF_00A0)))
        }
        for (name, indicator, bleeds, extrude) in [
            ("plain", yellow, false, 0), ("bled", yellow, true, 0), ("default", yellow, nil, nil),
            ("track", track, nil, nil),
        ] as [(String, SheetCase.IndicatorChange, Bool?, Double?)] {
            let made = try SheetCase(
                name, in: URL(filePath: work.path), indicator: indicator,
                sheet: { ($0.bleeds, $0.extrude, $0.padding) = (bleeds, extrude, 2) })
            let page = made.folder.appending(path: "spin.png").path
            let printed = try Reader.python.run([
                Reader.script("gl_sheets.py"), "fringe", page, "[1.5, 1, 0.75, 0.5]",
            ])
            let worst = try JSONDecoder().decode([Int].self, from: printed)
            #expect(
                worst.count == 4 && worst.allSatisfy { bleeds == false ? $0 > 20 : $0 <= 1 },
                "\(name): \(worst)")
        }
    }
}
