public import Basics

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
            let pattern = Array(name.unicodeScalars)
            let found = jobs.indices.filter { index in
                let asset = manifest.assets[manifest.asset(of: jobs[index].variant)].name
                return [asset, jobs[index].name, jobs[index].id].contains { matches($0, pattern) }
            }
            if found.isEmpty {
                var known: [String] = []
                for asset in manifest.assets where known.last != asset.name { known.append(asset.name) }
                let unknown = UnknownName(kind: "asset", name: name, known: known)
                throw SpecError(at: .named("--only"), "\(unknown)")
            }
            selected.formUnion(found)
        }
        return Selection(indices: selected)
    }
}

/// Whether a name is what a pattern says, in which `*` stands for any characters and `?` for one. The last star that was
/// met takes more only where the rest does not fit, so this takes no longer than the product of both lengths.
private func matches(_ name: String, _ pattern: [Unicode.Scalar]) -> Bool {
    let name = Array(name.unicodeScalars)
    var (place, at) = (0, 0)
    var star: (place: Int, at: Int)?
    while at < name.count {
        if place < pattern.count, pattern[place] == "*" {
            star = (place, at)
            place += 1
        } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[at] {
            (place, at) = (place + 1, at + 1)
        } else if let last = star {
            star = (last.place, last.at + 1)
            (place, at) = (last.place + 1, last.at + 1)
        } else {
            return false
        }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
}
