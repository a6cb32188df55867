internal import Basics
internal import Loading
internal import Specs

/// The problems of a manifest before its jobs are resolved: those of single assets, and all others.
struct WrongAssets {
    private let shared: SpecProblems
    /// The problems of single assets, by the number of the asset.
    private(set) var assets: [Int: SpecProblems] = [:]

    init(_ manifest: Manifest) {
        shared = manifest.problems
        for (number, asset) in manifest.assets.enumerated() where !asset.problems.isEmpty {
            assets[number] = asset.problems
        }
    }

    /// Whether no asset is wrong.
    var isEmpty: Bool { assets.isEmpty }

    func has(_ asset: Int) -> Bool { assets[asset] != nil }

    mutating func add(_ problems: [SpecProblem], to asset: Int) {
        assets[asset, default: SpecProblems()].add(problems)
    }

    /// The problems that prevent the build.
    ///
    /// - Parameter asked: The assets that are asked for; nil for all.
    func problems(_ asked: Set<Int>?, keepsGoing: Bool) -> SpecProblems {
        var problems = shared
        if keepsGoing { return problems }
        for (asset, own) in assets where asked?.contains(asset) ?? true { problems.add(own) }
        return problems
    }

    /// The assets that are asked for and fail, in the order of the manifest.
    func failures(_ asked: Set<Int>?, _ manifest: Manifest) -> [JobFailure] {
        let files = manifest.files.map(\.name)
        return assets.keys.sorted().filter { asked?.contains($0) ?? true }.compactMap { number in
            assets[number].flatMap { SpecFile.error(of: $0, files) }.map {
                JobFailure(
                    id: manifest.assets[number].name, reason: $0, jobs: max(manifest.assets[number].count, 1))
            }
        }
    }
}
