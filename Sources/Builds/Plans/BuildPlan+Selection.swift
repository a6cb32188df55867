public import Basics
internal import Files

extension BuildPlan {
    /// Some of the jobs of a plan.
    public struct Selection: Hashable, Sendable {
        /// Their places among all jobs.
        let indices: Set<Int>
    }

    /// The jobs that names select: that of an asset all its variants, that of a job this one. A name may have `*` for any
    /// characters and `?` for one.
    ///
    /// - Throws: ``SpecError`` at `--only` for a name that selects nothing.
    public func selection(of names: [String]) throws(SpecError) -> Selection {
        var selected: Set<Int> = []
        for name in names {
            let found = indices(of: [name])
            if found.isEmpty { throw unknown(name) }
            selected.formUnion(found)
        }
        return Selection(indices: selected)
    }

    /// The jobs that any of some names select.
    func indices(of names: [String]) -> Set<Int> {
        let patterns = names.map { Array($0.unicodeScalars) }
        return Set(
            jobs.indices.filter { index in
                let asset = manifest.assets[manifest.asset(of: jobs[index].variant)].name
                return patterns.contains { pattern in
                    [asset, jobs[index].name, jobs[index].id].contains {
                        matchesPattern(Array($0.unicodeScalars), pattern)
                    }
                }
            })
    }

    /// The numbers of the assets that names select, or of which they select a job; also of those whose jobs are not known.
    ///
    /// - Throws: ``SpecError`` at `--only` for a name that selects nothing.
    func assets(of names: [String]) throws(SpecError) -> Set<Int> {
        var assets: Set<Int> = []
        for name in names {
            let pattern = Array(name.unicodeScalars)
            let found =
                indices(of: [name]).map { manifest.asset(of: jobs[$0].variant) }
                + manifest.assets.indices.filter {
                    matchesPattern(Array(manifest.assets[$0].name.unicodeScalars), pattern)
                }
            if found.isEmpty { throw unknown(name) }
            assets.formUnion(found)
        }
        return assets
    }

    private func unknown(_ name: String) -> SpecError {
        if let part = parts.first(where: { manifest.assets[manifest.asset(of: $0.variant)].name == name }) {
            let atlas = manifest.assets.first { $0.pack?.members?.isEmpty == false }?.name ?? part.name
            return SpecError(
                at: .named("--only"),
                "\(quoted(name)) is a part of an atlas and writes nothing of its own; name the atlas, such as \(quoted(atlas)), or give the asset a \(option: .to)"
            )
        }
        var known: [String] = []
        for asset in manifest.assets where known.last != asset.name { known.append(asset.name) }
        var unknown = UnknownName(kind: "asset", name: name, known: known)
        guard isPattern(name) else { return SpecError(at: .named("--only"), "\(unknown)") }
        unknown.name = name.filter { $0 != "*" && $0 != "?" }
        return SpecError(
            at: .named("--only"), "no asset matches the pattern \(quoted(name))\(unknown.hint)")
    }
}
