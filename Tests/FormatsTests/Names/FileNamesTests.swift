import Testing

@testable import Formats

@Suite struct FileNamesTests {
    private func names(_ name: String, _ count: Int, scale: Double = 1) -> FileNames {
        FileNames(runs: [FrameNames(sequence(name, count, scale: scale)).run])
    }

    private func sequence(_ name: String, _ count: Int, scale: Double = 1) -> FrameSequence {
        FrameSequence(
            name: name, animation: "a", count: count, fps: 60, loops: true, scale: scale, width: 8, height: 8)
    }

    @Test("the names of a million frames take no more room than one, and are the same")
    func millions() throws {
        let names = names("a", 1_000_000)
        #expect(names.count == 1_000_000 && names.runs.count == 1)
        for (name, isThere) in [
            ("a-000000.png", true), ("a-999999.png", true), ("a-1000000.png", false), ("a-0001.png", false),
            ("a-00001x.png", false), ("a-000001.pn", false), ("a-000001.pngx", false), ("a-", false),
            ("b-000001.png", false),
            ("a-000001@2x.png", false), ("a-+00001.png", false), ("a-\u{661}00001.png", false),
        ] {
            #expect(names.contains(name) == isThere, "\(name)")
        }
        #expect(self.names("a", 3).names == ["a-0000.png", "a-0001.png", "a-0002.png"])
    }

    @Test(
        "every format knows its names again, hands them out in order, and counts them",
        arguments: OutputFormat.all.map(\.name))
    func formats(format: String) throws {
        for count in [1, 9, 10, 11, 101, 1001] {
            let sequences = [1.0, 2].map { sequence("a", count, scale: $0) }
            let names = try OutputFormat.named(format).fileNames(sequences)
            #expect(names.names.count == names.count && Set(names.names).count == names.count)
            #expect(names.names.allSatisfy(names.contains))
            #expect(
                names.names.allSatisfy { name in
                    name.indices.allSatisfy { names.mayBegin(String(name[..<$0])) }
                })
            #expect(Array(SortedNames(names)) == names.names.sorted())
            // Android looks for one name, whatever the asset is called.
            #expect(format == "bootanimation" || !names.contains("b.png") && !names.mayBegin("b"))
        }
    }

    @Test("names of a folder have it in front, also where a number stands twice")
    func below() throws {
        let names = try OutputFormat.xcassets.fileNames([sequence("a", 12)])
        let below = names.below("x/y")
        #expect(below.names == names.names.map { "x/y/" + $0 })
        #expect(below.contains("x/y/a.xcassets/a-11.imageset/a-11.png"))
        #expect(!below.contains("x/y/a.xcassets/a-11.imageset/a-10.png"))
    }

    @Test("a name that two have is found without a look at all of them")
    func shared() throws {
        let film = names("a", 900_000)
        let place = try #require(film.place(sharedWith: FileNames(["a-0001.png", "a-000777.png"])))
        #expect(FileNames(["a-0001.png", "a-000777.png"])[place] == "a-000777.png")
        // A thousand films, none of which begins as the other does: to list them all would take minutes.
        for index in 0..<1000 { #expect(film.place(sharedWith: names("a-\(index)", 900_000)) == nil) }
    }
}

/// Names by which files of earlier requests are found.
@Suite struct EarlierNamesTests {
    private func sequence(_ count: Int, scale: Double = 1) -> FrameSequence {
        FrameSequence(
            name: "a", animation: "m", count: count, fps: 60, loops: true, scale: scale, width: 8, height: 8)
    }

    @Test(
        "whatever a format writes of an asset is among the earlier names of the asset at any other length",
        arguments: OutputFormat.all.map(\.name))
    func complete(format: String) throws {
        let format = try OutputFormat.named(format)
        let options = ExportOptions(sheet: try SheetOptions(maxSide: 20, dialects: [.jsonHash, .godot]))
        for scales in [[1.0], [1, 2, 3]] {
            let earlier = try format.earlierNames(of: sequence(5), scales: scales, options: options)
            for count in [1, 2, 11, 120, 10_001] where format.content != .sheet || count < 10_000 {
                // Watches have one scale only.
                let chosen = format.scales?.chosen(of: scales) ?? scales
                let places = chosen.isEmpty ? format.scales?.defaults ?? [] : chosen
                let written = try format.fileNames(
                    places.map { sequence(count, scale: $0) }, options: options)
                #expect(written.names.allSatisfy { earlier.contains($0) }, "\(count) at \(scales)")
            }
            #expect(!earlier.contains("aa.png") && !earlier.contains("a-2-0001.png"))
            #expect(!earlier.contains("a-01.png") && !earlier.contains("a@4x.png"))
        }
    }

    @Test("what has a gap before it does not count, in names with zeros in front and without")
    func gaps() throws {
        func existing(_ format: OutputFormat, _ files: [String]) throws -> [String] {
            try format.earlierNames(of: sequence(2), scales: [1]).existing { files.contains($0) }
        }
        let frames = ["a-0000.png", "a-0001.png", "a-0002.png", "a-0004.png", "a-2024.png", "a-00000.png"]
        #expect(try existing(.frames, frames) == Array(frames.prefix(3)) + ["a-00000.png"])
        let pages = (1...11).map { "a-\($0).png" }
        #expect(try existing(.sheet, pages + ["a-13.png"]) == pages)
        #expect(try existing(.sheet, pages.filter { $0 != "a-4.png" }) == Array(pages.prefix(3)))
    }

    @Test("names tell scales as they are written, and in no other way")
    func scales() {
        for (file, scale) in [
            ("a@2x.gif", 2), ("a-0007@1.5x.png", 1.5), ("a-2@0.25x.json", 0.25), ("a@2.0x.gif", nil),
            ("a@2.gif", nil), ("a@x.gif", nil), ("a@-2x.gif", nil), ("a@infx.gif", nil), ("a@2x", nil),
            ("b@2x.gif", nil), ("a.gif", nil), ("a@2xx.gif", nil), ("a@0x.gif", nil), ("a@1x.gif", nil),
        ] as [(String, Double?)] {
            #expect(sequence(1).scale(inName: file) == scale, "\(file)")
        }
    }
}
