import Foundation
import Testing

/// Inputs that once did something new, or crashed: libFuzzer thought of most of them, see `make fuzz`.
@Suite struct FuzzCorpusTests {
    private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fuzz/Corpus")
    private static let program = URL(filePath: CLI.built).deletingLastPathComponent().appending(
        path: "fuzz")

    @Test("every target has inputs, and every folder of inputs a target")
    func complete() async throws {
        let targets = try await CLI.run(shell: "exec \(Self.program.path)").lines.map(String.init)
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path)
        #expect(targets.count > 10 && targets.sorted() == folders.sorted())
        for folder in folders {
            let inputs = try FileManager.default.contentsOfDirectory(
                atPath: Self.corpus.appending(path: folder).path)
            #expect(!inputs.isEmpty, "\(folder)")
        }
    }

    @Test("no input that is kept crashes, hangs or comes out as other pixels")
    func replay() async throws {
        for target in try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path).sorted() {
            let inputs = Self.corpus.appending(path: target).path
            let result = try await CLI.run(shell: "exec '\(Self.program.path)' \(target) '\(inputs)'")
            #expect(result.status == 0, "\(result.lines.last ?? ""): \(result.errors)")
            #expect(try result.lines.count == FileManager.default.contentsOfDirectory(atPath: inputs).count)
        }
    }
}
