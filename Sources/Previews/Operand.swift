internal import Basics
internal import Builds
internal import Files
internal import Loading
internal import MotionCore
internal import Requests
internal import Specs

/// The parsed operand of the command line.
enum Operand {
    case request(RenderFile, source: String, isMotion: Bool)
    case manifest(String)

    /// - Throws: ``SpecError`` where it is neither a file nor the name of a motion.
    init(_ word: String, from inputs: InputFiles) throws(SpecError) {
        if !SpecPath.isFile(word), word != InputFiles.standardInputName {
            guard Motion.knownNames.contains(where: { $0.name == word }) else {
                throw SpecError(
                    at: "<spec>",
                    "there is no motion \(quoted(word))\(nearest: word, among: Motion.knownNames, ending: "; a spec file or manifest ends in .yaml, .yml or .json")"
                )
            }
            self = .request(try Self.motion(.value(try Self.named(word))), source: word, isMotion: true)
            return
        }
        let limits = ManifestSyntax.limits
        let bytes = try inputs.specBytes(word, limit: limits.bytes)
        let root = try SpecFile.tree(bytes, name: word, limits: limits, log: SpecLog()).root
        let entries = root.entries ?? []
        if entries.contains(where: { ["version", "assets"].contains($0.key) }) {
            self = .manifest(word)
        } else if MotionFields.isMotion(entries) {
            self = .request(try Self.motion(.file(word)), source: word, isMotion: true)
        } else {
            self = .request(try RenderFile.parse(bytes, name: word), source: word, isMotion: false)
        }
    }

    /// A request for a motion about which nothing else is said.
    private static func motion(_ motion: Source<Motion>) throws(SpecError) -> RenderFile {
        var file = try RenderFile.parse(Array("{}".utf8), name: "motion")
        file.spec.animation.motion = motion
        return file
    }

    private static func named(_ word: String) throws(SpecError) -> Motion {
        do throws(UnknownName) { return try Motion.named(word) } catch {
            throw SpecError(at: "<spec>", "\(error)")
        }
    }
}
