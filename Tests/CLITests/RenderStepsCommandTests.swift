import Imaging
import TestSupport
import Testing

@Suite struct RenderStepsCommandTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private let steps = ["render", "steps", "--step", "Cart", "--step", "Address", "--step", "Pay\\: now"]

    private func render(_ options: String..., errors: String? = nil) async throws {
        let result = try await CLI.run(steps + ["-o", "out"] + options, in: folder.path)
        try #require(result.status == 0, "\(options): \(result.errors)")
        if let errors { #expect(result.errors.contains(errors), "\(result.errors)") }
    }

    @Test("S1: without a transition it is one frame of 375 points, named steps")
    func still() async throws {
        try await render("--scale", "1,2")
        #expect(folder.names(in: "out") == ["steps-0000.png", "steps-0000@2x.png"])
        let picture = try folder.picture("out/steps-0000@2x.png")
        #expect(picture.width == 750)
    }

    @Test("S6: a transition is frames, and a sheet like any other")
    func transition() async throws {
        try await render(
            "--transition", "step:1:2", "--frames", "6", "--to", "frames", "--to", "sheet", "--name", "a")
        #expect(folder.names(in: "out").count == 8)
        let ends = try ["out/a-0000.png", "out/a-0005.png"].map { try folder.picture($0) }
        #expect(ends[0] != ends[1])
    }

    @Test("S8: header with names is drawn, with a note that advises against it")
    func note() async throws {
        try await render("--header", "--names", errors: "Note: the header already shows the name")
    }
}
