import Imaging
import TestSupport
import Testing

@Suite struct PresentOptionsTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private func run(_ arguments: [String]) async throws -> CLI.Result {
        try await CLI.run(arguments, in: folder.path)
    }

    @Test("P3: a dialog covers the screen with the theme's scrim, and its ground is the theme's")
    func dialog() async throws {
        let result = try await run([
            "render", "circular", "--theme", "material-light", "--present", "dialog", "--message",
            "Synchronizing", "--cancel", "Cancel", "--frames", "1", "--name", "a", "-o", "out",
        ])
        try #require(result.status == 0, "\(result.errors)")
        let picture = try folder.picture("out/a-0000.png")
        #expect(picture.width == 375 && picture.height == 667)
        // FEF7FF below black at 82 of 255: 172, 168, 173.
        let corner = picture[1, 600]
        #expect(corner == Color(172, 168, 173), "\(corner)")
        #expect(picture[187, 380] == Color(0xEC, 0xE6, 0xF0))
    }

    @Test("a spec file has a presentation by its name, or with all that it shows")
    func files() async throws {
        folder.put(
            "spec.yaml",
            "{theme: fiori-dark, frames: 1, name: a, present: {name: toast, screen: 400x500, message: Saving}}"
        )
        let result = try await run(["render", "spec.yaml", "-o", "out"])
        try #require(result.status == 0, "\(result.errors)")
        let same = try await run([
            "render", "circular", "--theme", "fiori-dark", "--frames", "1", "--name", "a", "--present",
            "toast",
            "--screen", "400x500", "--message", "Saving", "-o", "same",
        ])
        #expect(same.status == 0)
        #expect(folder.bytes("out/a-0000.png") == folder.bytes("same/a-0000.png"))
    }
}
