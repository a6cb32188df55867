internal import Basics
internal import Files
internal import Formats
internal import Jobs
internal import Packs
internal import Specs

extension Manifest {
    /// The numbers of the variants that a variant of an atlas holds, asset by asset in the order of its list; none of another asset.
    ///
    /// An asset with several variants has those whose axes have the values of the atlas's own axes. What the atlas does not vary in is all
    /// there.
    func members(of variant: Int) -> Result<[Int], Message> {
        let (atlas, picks) = (asset(of: variant), picks(variant))
        guard let names = assets[atlas].pack?.members else { return .success([]) }
        var members: [Int] = []
        var known: Set<Int> = []
        for name in names {
            let pattern = Array(name.unicodeScalars)
            let found = assets.indices.filter {
                $0 != atlas && assets[$0].pack?.members == nil
                    && matchesPattern(Array(assets[$0].name.unicodeScalars), pattern)
            }
            if found.isEmpty { return .failure(unknown(name)) }
            for asset in found where known.insert(asset).inserted {
                let some = variants(of: asset).filter { number in
                    let own = self.picks(number)
                    return picks.allSatisfy { own[$0.key] == nil || own[$0.key] == $0.value }
                }
                if some.isEmpty {
                    let wanted = picks.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
                    return .failure(
                        "\(quoted(assets[asset].name)) has no variant with \(wanted.joined(separator: " and ")); add it to its matrix, or leave the asset out"
                    )
                }
                members += some
            }
        }
        return .success(members)
    }

    private func unknown(_ name: String) -> Message {
        if isPattern(name) { return "no other asset matches the pattern \(quoted(name))" }
        if assets.contains(where: { $0.name == name }) {
            return "\(quoted(name)) is an atlas itself; name its assets"
        }
        let unknown = UnknownName(kind: "asset", name: name, known: assets.map(\.name))
        return "\(unknown)"
    }

    /// The assets that are parts of an atlas and say no `to` themselves: they write nothing of their own.
    var assetsWithoutFiles: Set<Int> {
        let patterns = assets.flatMap { $0.pack?.members ?? [] }.map { Array($0.unicodeScalars) }
        if patterns.isEmpty { return [] }
        return Set(
            assets.indices.filter { number in
                let asset = assets[number]
                return asset.pack?.members == nil && asset.own[OptionKey.to.text] == nil
                    && patterns.contains { matchesPattern(Array(asset.name.unicodeScalars), $0) }
            })
    }

    /// The keys of the jobs of an atlas's assets, which decide its bytes.
    func memberKeys(of variant: Int, _ inputs: InputFiles) -> Result<[String], Message> {
        switch members(of: variant) {
        case .failure(let message): return .failure(message)
        case .success(let members):
            var keys: [String] = []
            for number in members {
                switch BuildPlan.job(self, number, inputs) {
                case .success(let job): keys.append("\(job.key)")
                case .failure(let problem): return .failure(problem.message)
                }
            }
            return .success(keys)
        }
    }
}

extension BuildPlan {
    /// The animations and sprites of a variant of an atlas; none of another asset.
    func clips(of variant: Int, scale: Double) -> Result<[AtlasClip], Failure> {
        let atlas = manifest.assets[manifest.asset(of: variant)]
        func failure(_ message: Message) -> Result<[AtlasClip], Failure> {
            .failure(
                Failure(
                    kind: .file,
                    problems: [SpecProblem(position: atlas.position, path: atlas.path, message: message)]))
        }
        var clips: [AtlasClip] = []
        let members: [Int]
        switch manifest.members(of: variant) {
        case .success(let found): members = found
        case .failure(let message): return failure(message)
        }
        let silent = manifest.assetsWithoutFiles
        for number in members {
            let job: Job
            switch Self.job(manifest, number, inputs) {
            case .success(let found): job = found
            case .failure(let problem): return failure(problem.message)
            }
            let asset = manifest.asset(of: number)
            let isAlone = members.count { manifest.asset(of: $0) == asset } == 1
            let name = isAlone ? manifest.assets[asset].name : job.stem
            // Assets that have files of their own tell their notes with these.
            let isSilent = silent.contains(asset)
            switch understand(job) {
            case .failure(let problems): return .failure(problems)
            case .success(.pack(let pack)):
                // Frames that say no scale have that of the atlas.
                let hasScale = manifest.variant(number).entries[OptionKey.scale.text] != nil
                var some = pack.clips(named: name)
                for index in some.indices where !hasScale { some[index].facts.sequence.scale = scale }
                if isSilent, !some.isEmpty { some[0].notes = pack.notes }
                clips += some
            case .success(.render(let render)):
                do throws(SpecError) {
                    var clip = try AtlasClip(render, named: name, scale: scale)
                    if isSilent { clip.notes = render.notes }
                    clips.append(clip)
                } catch {
                    return failure(error.message.worded(.keys))
                }
            }
        }
        return .success(clips)
    }
}
