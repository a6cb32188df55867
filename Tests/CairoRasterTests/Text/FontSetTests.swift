import Drawing
import Foundation
import Testing

@testable import CairoRaster

@Suite struct FontSetTests {
    private let regular = DefaultFonts.faces[0].path

    @Test("the default font and all that help it out are installed, and have the families they are asked by")
    func standard() throws {
        let fonts = try FontSet(.standard)
        #expect(fonts.faces.map(\.weight) == TextBlock.Weight.allCases.map(\.rawValue))
        for weight in TextBlock.Weight.allCases {
            for face in try [fonts.face(for: weight)] + fonts.fallback(for: weight) {
                #expect(try FontConfiguration.family(of: face.path) == face.family)
            }
        }
    }

    @Test("a family is found whatever its case, with its weights")
    func family() throws {
        let fonts = try FontSet(.family("inter"))
        #expect(fonts.face(for: .semibold).path.hasSuffix("Inter-SemiBold.otf"))
        #expect(fonts.face(for: .regular).path.hasSuffix("Inter-Regular.otf"))
        let engine = TextEngine(fonts: fonts)
        let block = TextBlock("Loading", size: 15, lineHeight: 20, weight: .bold)
        let standard = TextEngine(fonts: try FontSet(.standard))
        #expect(try engine.measure(block) == standard.measure(block))
    }

    @Test("a file serves every weight, and what it lacks comes from the fonts that help out")
    func file() throws {
        let fonts = try FontSet(.file(regular))
        let engine = TextEngine(fonts: fonts)
        let sizes = try TextBlock.Weight.allCases.map { weight in
            try engine.measure(TextBlock("Loading", size: 15, lineHeight: 20, weight: weight)).width
        }
        #expect(Set(sizes).count == 1)
        #expect(try engine.measure(TextBlock("שלום", size: 15, lineHeight: 20)).missingGlyphs == 0)
    }

    @Test("faces for weights that a family lacks are those of CSS")
    func weights() {
        func chosen(_ weights: [Int], _ wanted: TextBlock.Weight) -> Int {
            let faces = weights.map { FontSet.Face(path: "", family: "", weight: $0) }
            return FontSet(faces: faces).face(for: wanted).weight
        }
        #expect(chosen([300, 500, 700], .regular) == 500)
        #expect(chosen([300, 600, 700], .regular) == 300)
        #expect(chosen([400, 700], .medium) == 400)
        #expect(chosen([400, 700], .semibold) == 700)
        #expect(chosen([400, 500], .bold) == 500)
        #expect(chosen([600, 900], .medium) == 600)
        #expect(chosen([800, 900], .bold) == 800)
    }

    @Test("what is missing or no font is an error that names it and how to fix it")
    func errors() throws {
        #expect(throws: FontError.noFamily("Intre", nearest: "Inter")) {
            try FontSet(.family("Intre"))
        }
        #expect(
            "\(FontError.noFamily("Intre", nearest: "Inter"))".contains("did you mean \"Inter\"?")
        )
        let folder = FileManager.default.temporaryDirectory
        for path in ["/nonsense.otf", "", folder.path, "/dev/zero", "/dev/null", "a\u{0}b"] {
            #expect(throws: FontError.noFile(path)) { try FontSet(.file(path)) }
        }
        for contents in [
            Data(), Data("no font".utf8), try Data(contentsOf: URL(filePath: regular)).prefix(5000),
        ] {
            let file = folder.appending(path: "font-\(UUID().uuidString)")
            try contents.write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            #expect(throws: FontError.noFont(file.path)) { try FontSet(.file(file.path)) }
        }
        let large = folder.appending(path: "font-\(UUID().uuidString)")
        try Data().write(to: large)
        defer { try? FileManager.default.removeItem(at: large) }
        try FileHandle(forWritingTo: large).truncate(atOffset: UInt64(FontSet.maxBytes) + 1)
        #expect(throws: FontError.tooLarge(large.path)) { try FontSet(.file(large.path)) }
        let missing = FontError.notInstalled(file: "Inter.otf", package: "fonts-inter")
        #expect("\(missing)".contains("install fonts-inter"))
    }

    @Test("the listing is what sha256sum prints, and changes with the font")
    func listing() throws {
        let fonts = try FontSet(.file(regular))
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/sha256sum")
        let file = URL(filePath: regular)
        process.currentDirectoryURL = file.deletingLastPathComponent()
        process.arguments = [file.lastPathComponent]
        process.standardOutput = pipe
        try process.run()
        let printed = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(try fonts.listing().hasPrefix(printed))
        #expect(try fonts.listing() == fonts.listing())
        #expect(try fonts.listing() != FontSet(.file(DefaultFonts.faces[3].path)).listing())
    }
}
