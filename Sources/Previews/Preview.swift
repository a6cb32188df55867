public import Basics
public import Builds
public import Files
internal import Formats
internal import Jobs
internal import Loading
public import Platform
public import Rendering

/// A page that shows what the engine makes of specs, motions and manifests: the real files, moving.
public struct Preview: Sendable {
    /// Options for a preview page.
    public struct Options: Sendable {
        /// The folder of an earlier build or a commit, to compare the assets of a manifest with; nil for nothing.
        public var since: String?
        /// Whether the page is to look for a newer one in its place.
        public var isWatched = false
        /// The limits and permissions for reading manifests.
        public var manifest = Manifest.Options()

        /// Outputs alone.
        public init() {}
    }

    private let operands: [Operand]
    private let words: [String]
    private let options: Options
    private let inputs: InputFiles
    private let workers: Workers

    /// Reads what is to be shown; nothing is rendered yet.
    ///
    /// - Parameters:
    ///   - words: Paths of specs, motions and one manifest, and names of motions.
    ///   - options: The additions to the outputs.
    ///   - inputs: Reads them, and what they name.
    ///   - workers: The threads that paint; they decide nothing but the time.
    /// - Throws: ``SpecError`` for what cannot be read or goes with nothing else.
    public init(
        _ words: [String], options: Options = Options(), inputs: InputFiles, workers: Workers
    ) throws(SpecError) {
        self.words = words
        self.options = options
        self.inputs = inputs
        self.workers = workers
        var operands: [Operand] = []
        for word in words { operands.append(try Operand(word, from: inputs)) }
        let manifests = operands.count { if case .manifest = $0 { true } else { false } }
        if manifests > 0, operands.count > 1 {
            throw SpecError(at: "<spec>", "a manifest has a page to itself; leave out the other operands")
        }
        if options.since != nil, manifests == 0 {
            throw SpecError(
                at: "--since", "compares the assets of a manifest; name one, or leave out --since")
        }
        self.operands = operands
    }

    /// The page.
    ///
    /// The bytes depend on what it shows alone, not on the number of workers.
    ///
    /// - Parameter monitor: Is asked before each frame; throws to stop.
    /// - Throws: ``SpecError`` and what a render of the same throws.
    public func page(monitor: any FrameMonitor = Unwatched()) throws -> [UInt8] {
        var subjects: [Subject] = []
        for operand in operands {
            switch operand {
            case .manifest(let path): return try page(manifest: path, monitor)
            case .request(let file, let source, _):
                let painter = JobPanels(workers: workers, monitor: monitor)
                subjects.append(
                    try RequestPreview(file: file, source: source, inputs: inputs, painter: painter).subject()
                )
            }
        }
        return PreviewPage(
            title: words.joined(separator: ", "), subjects: subjects, isContactSheet: false, since: nil,
            gone: [], isWatched: options.isWatched
        ).bytes()
    }

    private func page(manifest path: String, _ monitor: any FrameMonitor) throws -> [UInt8] {
        let manifest = try Manifest.read(path, options: options.manifest, inputs: inputs)
        let preview = ManifestPreview(
            path: path, manifest: manifest, inputs: inputs, workers: workers, monitor: monitor)
        let assets = try preview.assets()
        var outputs: Set<String> = []
        for asset in assets {
            for name in SortedNames(try asset.job.fileNames()) { outputs.insert(asset.path(name)) }
        }
        var earlier: EarlierOutputs?
        if let since = options.since {
            earlier = try EarlierOutputs.named(
                since, outputs: outputs, folder: EarlierOutputs.folder(of: path))
        }
        let subjects = try preview.subjects(of: assets, since: earlier)
        return PreviewPage(
            title: path, subjects: subjects, isContactSheet: true, since: earlier?.label,
            gone: earlier?.names.subtracting(outputs).sorted() ?? [], isWatched: options.isWatched
        ).bytes()
    }

    /// Opens a page in the user's browser.
    ///
    /// - Returns: Whether the system has a program for that.
    public static func open(_ path: String) -> Bool {
        Program.show(path)
    }
}
