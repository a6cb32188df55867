import CairoRaster
import Drawing
import Foundation
import Imaging
import Testing

/// Texts beside what HarfBuzz's own program and Pillow make of the same fonts.
@Suite struct TextShapingTests {
    private static let noto = "/usr/share/fonts/truetype/noto"
    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    private let fonts: FontSet

    init() throws { fonts = try FontSet(.standard) }

    private struct Glyph: Decodable {
        var ax: Double
    }

    @Test(
        "a text is as wide as the advances that hb-shape gives its glyphs",
        arguments: [
            (inter, "Loading your data"), (inter, "AVATAR To. Wa"), (inter, "0123456789:%"),
            (inter, "fi ffi e\u{301}o\u{308}"), (inter, "Загрузка"), (inter, "Φόρτωση"),
            ("\(noto)/NotoSansArabic-Regular.ttf", "مرحبا"),
            ("\(noto)/NotoSansArabic-Regular.ttf", "البيانات"),
            ("\(noto)/NotoSansHebrew-Regular.ttf", "שָׁלוֹם"),
            ("\(noto)/NotoSansDevanagari-Regular.ttf", "हिन्दी"), ("\(noto)/NotoSansThai-Regular.ttf", "กำลังโหลด"),
        ])
    func advances(font: String, text: String) throws {
        let reader = Reader(command: "hb-shape", installation: "apt-get install -y libharfbuzz-bin")
        let numbers = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: ",")
        let output = try reader.run(
            [
                // By numbers, for a text would be read as the locale says.
                "--font-file=\(font)", "--unicodes=\(numbers)", "--language=und", "--font-size=32768",
                "--output-format=json",
            ])
        let advance = try JSONDecoder().decode([Glyph].self, from: output).map(\.ax).reduce(0, +)
        let measured = try TextEngine(fonts: fonts).measure(TextBlock(text, size: 32, lineHeight: 40))
        #expect(measured.missingGlyphs == 0)
        // Each glyph's advance is rounded to a thousandth of a point at most.
        #expect(abs(measured.width - advance / 1024) < 0.001 * Double(text.unicodeScalars.count))
    }

    @Test(
        "pixels are within a few levels of Pillow's on average, which draws with FreeType",
        arguments: ["Rag 8%", "AVATAR", "Größe"])
    func pixels(text: String) throws {
        let size = 160.0
        let block = TextBlock(text, size: size, lineHeight: 240)
        let measured = try TextEngine(fonts: fonts).measure(block)
        let (width, height) = (Int(measured.width.rounded(.up)) + 20, 260)
        var rasterizer = CairoRasterizer(
            width: Double(width), height: Double(height), scale: 1, fonts: fonts)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        // The baseline on a whole pixel, where Pillow puts it.
        let baseline = 180.0
        let shape = TextShape(
            block, x: 10, y: baseline - measured.firstBaseline, width: measured.width,
            color: Color(rgba: 0xFF))
        try rasterizer.rasterize(
            DisplayList(width: Double(width), height: Double(height), shapes: [.text(shape)]),
            inSmallestFormat: &bitmap)
        let theirs = try Reader.python.run([
            Reader.script("pillow_text.py"), Self.inter, "\(Int(size))", "\(width)", "\(height)", "10",
            "\(Int(baseline))", text,
        ])
        try #require(theirs.count == bitmap.bytes.count)
        var (sum, ink) = (0, 0)
        for (ours, other) in zip(bitmap.bytes, theirs) {
            sum += abs(Int(ours) - Int(other))
            ink += Int(max(ours, other))
        }
        #expect(ink > 255 * 5000)
        #expect(Double(sum) / Double(ink) < 0.03, "\(Double(sum) / Double(ink))")
    }

    @Test("laying out and drawing texts leaves no memory behind")
    func leaks() throws {
        let valgrind = Reader(command: "valgrind", installation: "apt-get install -y valgrind")
        // What debuggers are told takes forms that valgrind does not know.
        let probe = FileManager.default.temporaryFile()
        defer { try? FileManager.default.removeItem(at: probe) }
        _ = try Reader(command: "objcopy", installation: "apt-get install -y binutils")
            .run(["--strip-debug", try TextProbe.path(), probe.path])
        func lost(_ rounds: Int) throws -> Int {
            let log = FileManager.default.temporaryFile()
            defer { try? FileManager.default.removeItem(at: log) }
            _ = try valgrind.run(
                [
                    "--leak-check=full", "--log-file=\(log.path)", probe.path, "\(rounds)",
                    "Loading 8% שלום",
                ])
            let report = try String(contentsOf: log, encoding: .utf8)
            #expect(!report.contains("Invalid read") && !report.contains("Invalid write"))
            return ["definitely lost: ", "indirectly lost: ", "still reachable: "].map { kind in
                let tail = report.components(separatedBy: kind).dropFirst().first ?? ""
                return Int(tail.prefix { $0.isNumber || $0 == "," }.filter(\.isNumber)) ?? 0
            }.reduce(0, +)
        }
        // The libraries keep caches until the end, of a fixed size.
        let (one, two) = try (lost(1), lost(2))
        #expect(one > 0 && two - one < 20_000, "\(one) bytes after one round, \(two) after two")
    }
}
