import Basics
import Testing

@testable import Formats

/// Paths as targets, without a look at the disk.
@Suite struct OutputTargetTests {
    private func target(
        _ path: String, isFolder: Bool = false, _ formats: [OutputFormat] = [], usual: [OutputFormat] = [],
        name: String? = nil
    ) throws(Message) -> OutputTarget {
        try OutputTarget(FilePath(path, isFolder: isFolder), formats: formats, usual: usual, name: name)
    }

    private func file(_ place: String, _ stem: String, _ ending: String, _ format: OutputFormat)
        -> OutputTarget
    {
        .file(TargetFile(place: place, stem: stem, ending: ending, format: format))
    }

    @Test("a path is a file where it ends as those of a format do, and else a folder")
    func kinds() throws {
        #expect(try target("-") == .standardOutput)
        for folder in [".", "..", "a", "a/b", "v1.2", ".gif"] {
            #expect(try target(folder) == .folder(folder))
        }
        #expect(try target("a//") == .folder("a") && target("/") == .folder("/"))
        #expect(try target("a.gif/") == .folder("a.gif"))
        #expect(try target("a.gif", isFolder: true) == .folder("a.gif"))
        #expect(try target("a.gif") == file("", "a", ".gif", .gif))
        #expect(try target("./x//A.GIF") == file("./x//", "A", ".GIF", .gif))
        #expect(try target("/a.css.svg") == file("/", "a", ".css.svg", .svgCSS))
        #expect(try target("a.xcassets", isFolder: true) == file("", "a", ".xcassets", .xcassets))
        #expect(try target("b/Assets.xcassets") == .app("b/Assets.xcassets"))
        #expect(try target("a.xcassets", name: "b") == .app("a.xcassets"))
        #expect(try target("a.xcassets/") == .app("a.xcassets"))
        #expect(try target("a.xcassets/", [.gif]) == .folder("a.xcassets"))
    }

    @Test("a requested format decides between those that a file may have, and a usual one gives way")
    func formats() throws {
        #expect(try target("a.png", [.apng]) == file("", "a", ".png", .apng))
        #expect(try target("a.png") == file("", "a", ".png", .frames))
        #expect(try target("a.xml", [.avd, .avd]) == file("", "a", ".xml", .avd))
        #expect(try target("a.json", usual: [.sheet]) == file("", "a", ".json", .sheet))
        #expect(try target("a.gif", usual: [.sheet, .apng]) == file("", "a", ".gif", .gif))
    }

    @Test(
        "what is wrong with a path is said with a way out",
        arguments: [
            ("", "the path is empty; name a folder or a file, or leave it out"),
            ("x/a.jpg", "no format writes .jpg files; write x/a.png for one picture, x/a.apng for"),
            ("a.gfi", "no format writes .gfi files; write a.gif, or a.gfi/ for a folder"),
            ("a.pdf", "no format writes .pdf files; write one of .png, "),
            ("a.json", "cannot tell the format of \"a.json\"; add to: sheet or to: lottie"),
        ])
    func problems(path: String, message: String) throws {
        let error = #expect(throws: Message.self) { try target(path) }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }

    @Test(
        "a file contradicts other formats and another name",
        arguments: [
            ([OutputFormat.apng], nil, "contradicts to: apng; leave out to, or write target: x/a.apng"),
            (
                [.apng, .gif], nil,
                "is one file, and to asks for apng and gif; name a folder: target: x name: a"
            ),
            (
                [.web], nil,
                "is one file, and to: web makes a folder; name the folder that it goes to: target: x"
            ),
            ([], "b", "contradicts name: b; leave out name, or write target: x/b.gif"),
        ] as [([OutputFormat], String?, String)])
    func contradictions(formats: [OutputFormat], name: String?, message: String) throws {
        let error = #expect(throws: Message.self) { try target("x/a.gif", formats, name: name) }
        #expect(error?.description.hasPrefix("\"a.gif\" " + message) == true, "\(error?.description ?? "")")
    }

    @Test("a target knows its folder, and what its last part is called")
    func folders() throws {
        for (path, folder, name) in [
            ("a/res", "a/res", "res"), ("a/res/x.gif", "a/res", "res"), ("x.gif", ".", "."),
            ("/x.gif", "/", ""), ("a/Assets.xcassets", "a/Assets.xcassets", "Assets.xcassets"),
        ] {
            let target = try target(path)
            #expect(target.folder == folder && target.folderName == name, "\(path)")
        }
        #expect(try target("-").folder == nil && target("-").folderName == "")
    }
}
