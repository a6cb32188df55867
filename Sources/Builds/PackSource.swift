internal import Basics
internal import Decoding
internal import Files
internal import Imaging
internal import Packs
internal import Pictures
internal import Platform
internal import Requests

/// The source of the frames of an asset that reads them from files.
struct PackSource: Sendable {
    /// Paths and patterns, as they are seen from the working folder.
    let files: [FilePattern]
    let timing: PackTiming

    /// The options that such an asset can have, in a file's words.
    static let optionKeys: [String] =
        PackSpec.optionKeys.map(\.text).filter { !$0.contains(".") && $0 != OptionKey.name.text }
        + [OptionKey.scale.text, "sheet"]

    /// Reads the frame source of an asset; nil if its frames are drawn.
    ///
    /// - Parameter folder: The base of relative paths, with a slash at the end.
    init?(_ map: SpecMap, folder: String) {
        guard let files = map["pack"] else {
            for key in ["delay", "delays"] {
                map[key]?.problem("only an asset with pack has delays of its own; use fps, or leave it out")
            }
            return nil
        }
        self.files = files.texts(Self.mostFiles).filter { !$0.isEmpty }.map {
            FilePattern(joined(folder, $0))
        }
        let delay = map["delay"]?.setting(in: PackTiming.range, .milliseconds)
        let delays = map["delays"]?.numbers(
            in: PackTiming.range, limit: PictureLimits.framesRange.upperBound, .milliseconds)
        let given = ["fps", "delay", "delays"].compactMap { map[$0] }
        if given.count > 1 { given[1].problem("give one of fps, delay and delays") }
        timing = delays.map { .delays($0) } ?? delay.map { .delay($0) } ?? .own
        for entry in map.entries where ManifestSyntax.optionKeys.contains(entry.key) {
            if Self.optionKeys.contains(entry.key) { continue }
            map[entry.key]?.problem("has no effect on frames that are read from files; leave it out")
        }
    }

    private static let mostFiles = 10_000

    /// The options among those of a variant that are about the files that are written.
    static func options(of entries: [SpecNode.Entry]) -> [SpecNode.Entry] {
        entries.filter { optionKeys.contains($0.key) }
    }

    /// The key of the pixels: the digests of all files, in their order, and the timing.
    func key(_ inputs: InputFiles) -> String {
        var text = "pack \(timing)\n"
        for file in files {
            guard let paths = try? file.paths(inputs.note) else {
                text += "file \(InputFiles.missing)\n"
                continue
            }
            for path in paths { text += "file \(inputs.digest(path, limit: PictureLimits.maxBytes))\n" }
        }
        return text
    }
}

extension BuildPlan {
    /// Whether a job takes the frames of others, of which there is nothing to check.
    package func isPack(_ job: Job) -> Bool {
        manifest.assets[manifest.asset(of: job.variant)].pack != nil
    }

    /// Understands a job that takes the frames of others.
    func pack(_ job: Job, _ source: PackSource) -> Result<BuildWork, Failure> {
        let variant = manifest.variant(job.variant)
        let asset = manifest.assets[variant.asset]
        let log = SpecLog()
        var reader = RenderReader(folder: "")
        let options = PackSource.options(of: variant.entries)
        reader.read(
            SpecReader(
                node: SpecNode(content: .map(options), position: asset.position), path: asset.path, log: log))
        if !log.problems.isEmpty { return .failure(Failure(kind: .file, problems: log.problems.reported)) }
        func failure(_ error: SpecError) -> Result<BuildWork, Failure> {
            var message = error.message.worded(.keys)
            if error.option == nil { message = "\(error.place(.keys)): \(message)" }
            let problem = SpecProblem(
                position: asset.position, path: asset.path + (error.option.map { ".\($0)" } ?? ""),
                message: message)
            return .failure(
                Failure(kind: error.kind == .invalid ? .file : error.kind, problems: [problem]))
        }
        var spec = PackSpec(source.files)
        (spec.output, spec.timing) = (reader.spec, source.timing)
        if let fps = spec.output.animation.fps, source.timing == .own { spec.timing = .rate(fps) }
        if spec.output.scales.count > 1 {
            return failure(
                SpecError(at: .option(.scale), "frames that are read from files have one scale; name one"))
        }
        spec.scale = spec.output.scales.first ?? 1
        (spec.output.name, spec.output.target) = (job.stem, job.target)
        do throws(SpecError) {
            return .success(.pack(try spec.resolve(from: inputs, workers: .init(count: 1))))
        } catch {
            return failure(error)
        }
    }
}
