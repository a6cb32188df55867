public import Basics
public import Files
internal import Formats
internal import Loading
internal import Specs

/// Many assets, described in one YAML or JSON file and those it includes.
///
/// | key | meaning |
/// |---|---|
/// | `version` | `1` |
/// | `spindle` | the versions of Spindle that may build the file, such as `>=1.2 <2` |
/// | `name` | what the records of its builds are called by, instead of its path; of a manifest that is included nothing |
/// | `extends` | a manifest that says what this one does not: its assets are built as if they stood here |
/// | `includes` | manifests whose assets are built too, relative to this file; each is read once |
/// | `vars` | texts by name, for which `${name}` stands in any text below |
/// | `defaults` | options of all assets, also of those included; what these say themselves goes first |
/// | `themes` | themes by name, as in ``ThemeFile``; all files of a build know them |
/// | `assets` | a map from names to assets, or a list of assets, each with a `name` |
/// | `x-…` | anything, such as values with anchors |
///
/// An asset has the options of ``RenderFile``, and `folder`, where its files go, below the folder of the
/// build; `matrix`, a map of axes; and `naming`, how its variants are called, such as `{name}-{theme}`. An
/// axis is an option with a list of values or a map from names to values, or any other name with a map from
/// names to maps of options. There is one variant for each combination.
///
/// An asset with `pack`, a path, a pattern or a list of them, has the frames of others, and of options those about files;
/// `delay` or `delays` say how long the frames are shown, in milliseconds. One with `atlas`, a list of names of assets and patterns of
/// them, has their frames on one sheet, with those of `pack`; assets of an atlas that say no `to` write nothing of their own.
///
/// Defaults have such options, too, also a `matrix`; and `circular`, `linear` and `pack`, defaults for assets of a kind.
///
/// Paths of themes, motions and fonts are relative to the file they stand in.
public struct Manifest: Sendable {
    /// The limits and permissions for reading a manifest.
    public struct Options: Hashable, Sendable {
        /// The maximum number of variants of all assets together.
        public var maxVariants = 100_000
        /// Whether a manifest may include files outside of the folder it is in.
        public var includesOutside = false

        /// The values to which ``maxVariants`` can be set.
        public static let variantsRange = 1...1_000_000

        /// 100,000 variants, and includes below the manifest's folder alone.
        public init() {}
    }

    package struct File: Sendable {
        /// The name of the file in messages.
        package let name: String
        /// The base of relative paths in the file, with a slash at the end; empty for the working folder.
        let folder: String
    }

    struct Axis: Sendable {
        let key: String
        /// The name of each value, and the options that it stands for.
        let values: [(name: String, entries: [SpecNode.Entry])]
    }

    struct Asset: Sendable {
        let name: String
        /// The path of the asset in its file: `assets.spinner`.
        let path: String
        let position: FilePosition
        /// The options of the file's assets, and those that it has itself, which go first. They are put together for each
        /// variant anew: there can be many assets, and each would have a copy of what is said once.
        let defaults: AssetDefaults
        let own: [SpecNode.Entry]
        /// The template for the folder; nil for the folder of the build.
        let folder: Template?
        /// The template for names; nil for a name made of the asset's name and the values of its axes.
        let naming: Template?
        /// No more combinations of values than there may be variants.
        let axes: [Axis]

        var count: Int { axes.reduce(1) { $0 * $1.values.count } }

        /// The most work of a variant, in bytes of its options and names, with an allowance for each value.
        let weight: Int

        /// The source of frames read from files; nil if the frames are drawn.
        let pack: PackSource?

        /// The problems found while reading the asset.
        let problems: SpecProblems

        /// The kind that a variant with these options of its axes is of.
        fileprivate func kind(_ picked: [[SpecNode.Entry]]) -> AssetKind? {
            if pack != nil { return .pack }
            let key = OptionKey.indicator.text
            let indicator = picked.lazy.reversed().compactMap { $0[key] }.first ?? own[key]
            return AssetKind(indicator: (indicator ?? defaults.options(nil)[key])?.text)
        }
    }

    /// The template for the names of variants or of their folders, with its position.
    struct Template: Sendable {
        let text: NameTemplate
        let position: FilePosition
        let path: String
        /// Whether the template is that of defaults, of which a placeholder is left out where an asset has nothing for it.
        let isShared: Bool
    }

    package let files: [File]
    /// The name that the manifest gives itself; nil where its path stands for it.
    let name: String?
    let assets: [Asset]
    /// The positions of options that are defaults of several assets.
    let defaults: Set<FilePosition>
    /// The names of all axes of all assets.
    private let axisNames: Set<String>
    /// The number of each asset's first variant.
    private let starts: [Int]
    /// The number of variants of all assets.
    public let count: Int
    /// The problems that belong to no single asset.
    let problems: SpecProblems

    /// Reads the manifest at `path` and all that it includes.
    ///
    /// - Parameters:
    ///   - path: The file, as messages call it.
    ///   - options: The limits and permissions for reading.
    ///   - inputs: Reads every file that is asked for.
    /// - Throws: ``SpecError`` of kind `missing` where a file cannot be read, `file` where one is malformed,
    ///   and `limit` for too many variants. What is wrong in them is told by ``BuildPlan``.
    public static func read(
        _ path: String, options: Options = Options(), inputs: InputFiles = InputFiles()
    ) throws(SpecError) -> Manifest {
        var reader = ManifestReader(options, inputs)
        try reader.load(path)
        return try reader.manifest()
    }

    /// - Throws: ``SpecError`` of kind `limit` where there is more to look at in all variants together than is allowed.
    init(
        files: [File], name: String?, assets: [Asset], defaults: Set<FilePosition>, axisNames: Set<String>,
        problems: SpecProblems, options: Options
    ) throws(SpecError) {
        var all = problems
        for asset in assets { all.add(asset.problems) }
        if all.areTooMany, let error = SpecFile.error(of: all, files.map(\.name)) { throw error }
        var (starts, count): ([Int], Int) = ([], 0)
        let limit = max(options.maxVariants, Options().maxVariants) * ManifestSyntax.bytesPerVariant
        var rest = limit
        for asset in assets {
            starts.append(count)
            count += asset.count
            let (weight, overflow) = asset.weight.multipliedReportingOverflow(by: asset.count)
            if overflow || weight > rest {
                if let error = SpecFile.error(of: all, files.map(\.name)) { throw error }
                throw SpecError(
                    .limit, at: SpecFile.place(asset.position, files[asset.position.file].name),
                    "\(asset.path): the options of all variants have more than \(limit) bytes together; shorten them, or raise the limit with --max-variants"
                )
            }
            rest -= weight
        }
        self.files = files
        self.name = name
        self.assets = assets
        self.defaults = defaults
        self.axisNames = axisNames
        self.problems = problems
        self.starts = starts
        self.count = count
    }

    /// The numbers of an asset's variants.
    func variants(of asset: Int) -> Range<Int> { starts[asset]..<starts[asset] + assets[asset].count }

    /// The number of the asset that a variant is of.
    func asset(of number: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= number { low = middle } else { high = middle }
        }
        return low
    }

    /// The name of the value that a variant has of each axis.
    func picks(_ number: Int) -> [String: String] {
        let asset = asset(of: number)
        var (rest, picks) = (number - starts[asset], [String: String]())
        for axis in assets[asset].axes.reversed() {
            picks[axis.key] = axis.values[rest % axis.values.count].name
            rest /= axis.values.count
        }
        return picks
    }

    /// The variant of that number, 0 ..< `count`. The last axis of an asset runs fastest.
    func variant(_ number: Int) -> Variant {
        let low = asset(of: number)
        let asset = assets[low]
        var rest = number - starts[low]
        var names = ["name": asset.name]
        var picks: [Int] = []
        for axis in asset.axes.reversed() {
            picks.append(rest % axis.values.count)
            rest /= axis.values.count
        }
        var name = asset.name
        var picked: [[SpecNode.Entry]] = []
        for (axis, pick) in zip(asset.axes, picks.reversed()) {
            let value = axis.values[pick]
            picked.append(value.entries)
            names[axis.key] = value.name
            name += "-" + value.name
        }
        let base = asset.defaults.taken(by: asset.pack)
            .merged(with: asset.defaults.options(asset.kind(picked))).merged(with: asset.own)
        let entries = picked.reduce(base) { $0.merged(with: $1) }
        func expanded(
            _ template: Template, _ problem: (Int) -> String?
        ) -> Result<String, NameTemplate.Failure> {
            template.text.expanded(
                names, entries,
                isOptional: { name in
                    template.isShared
                        && (axisNames.contains(name) || ManifestSyntax.optionKeys.contains(name))
                }, problem)
        }
        return Variant(
            asset: low, entries: entries,
            name: asset.naming.map { expanded($0, AssetName.problem(withLength:)) } ?? .success(name),
            folder: asset.folder.map { expanded($0, AssetName.problem(withFolderLength:)) } ?? .success(""))
    }
}

/// One picture or animation of an asset.
struct Variant {
    let asset: Int
    let entries: [SpecNode.Entry]
    let name, folder: Result<String, NameTemplate.Failure>
}
