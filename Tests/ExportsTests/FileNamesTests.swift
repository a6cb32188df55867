import Imaging
import Testing

@testable import Exports

@Suite struct FileNamesTests {
    private func names(_ name: String, _ count: Int, scale: Double = 1) -> FileNames {
        OutputFormat.frameNames(sequence(name, count, scale: scale))
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
            #expect(!names.contains("b.png") && !names.mayBegin("b"))
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
