import Basics
import Files
import Formats
import Foundation
import Packs
import Platform
import Rendering
import Requests
import TestSupport
import Testing

/// What rlottie draws of Lottie files of others is what ThorVG draws, or a note tells what is not.
@Suite struct LottieImportTests {
    @Test(
        "each kind of thing that rlottie does not draw as ThorVG does has a note with its number, and nothing else has one"
    )
    func gaps() throws {
        let work = try WorkFolder()
        let script = Reader.script("lottie_gaps.py")
        let parts = try JSONDecoder().decode(
            [String: String?].self, from: try Reader.python.run([script, "write", work.path]))
        #expect(parts.count > 40)
        for (name, part) in parts {
            let file = "\(work.path)/\(name).json"
            var spec = LottieSpec(file)
            (spec.output.name, spec.output.formats) = (name, [.frames])
            let (job, notes) = try spec.resolve(from: InputFiles(named: [file]))
            let said = notes.map(\.description).filter { !$0.contains("all frames are empty") }
            if let part {
                #expect(said.count == 1 && said[0].hasPrefix(part), "\(name): \(said)")
            } else {
                #expect(said.isEmpty, "\(name): \(said)")
            }
            let folder = "\(work.path)/\(name)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try job.load(workers: Workers(count: 2), monitor: Unwatched())
                .write(workers: Workers(count: 2), into: DirectorySink(folder))
        }
        let found = try JSONDecoder().decode(
            [String: Double].self, from: try Reader.python.run([script, "compare", work.path]))
        for (name, window) in found {
            if parts[name] == .some(nil) {
                #expect(window <= 8, "\(name) is \(window) off, and nothing says so")
            } else {
                #expect(window > 16, "\(name) is only \(window) off, and a note says that it is not drawn")
            }
        }
    }
}
