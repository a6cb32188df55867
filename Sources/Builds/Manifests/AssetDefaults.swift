internal import Basics
internal import Packs
internal import Requests
internal import Specs

/// The kinds of assets that can have defaults of their own: each what an asset shows.
enum AssetKind: String, CaseIterable, Sendable {
    case circular, linear, pack

    /// The kind of an asset whose indicator is called so; nil for another.
    init?(indicator: String?) {
        guard let kind = Self(rawValue: indicator ?? Self.circular.rawValue), kind != .pack else {
            return nil
        }
        self = kind
    }

    /// Whether there is an indicator of the kind on which an option has an effect.
    fileprivate func canHave(_ key: String) -> Bool {
        guard let option = SpecOption.named(OptionKey(spelled: key)) else { return true }
        switch self {
        case .circular: return !option.scope.isDisjoint(with: .circular)
        case .linear: return !option.scope.isDisjoint(with: .linear)
        case .pack: return true
        }
    }
}

/// The options that a file and those that include it say for several assets.
struct AssetDefaults: Sendable {
    /// Those for all assets.
    private var shared: [SpecNode.Entry] = []
    /// Those for each kind.
    private var own: [AssetKind: [SpecNode.Entry]] = [:]
    private(set) var axes: [Manifest.Axis] = []
    /// Everything that an asset has below what it says itself, by its kind; and the same without all that is no option.
    private var all: [AssetKind?: [SpecNode.Entry]] = [:]
    private var options: [AssetKind?: [SpecNode.Entry]] = [:]
    /// The most work of processing those of any kind.
    private(set) var weight = 0

    /// The positions of all values.
    var positions: [FilePosition] {
        all.values.joined().flatMap { $0.value.positions }
            + axes.flatMap { $0.values.flatMap { $0.entries.flatMap { $0.value.positions } } }
    }

    /// Everything that an asset of a kind has: options, and where and how its files are called.
    func entries(_ kind: AssetKind?) -> [SpecNode.Entry] { all[kind] ?? [] }

    /// The options that an asset of a kind has.
    func options(_ kind: AssetKind?) -> [SpecNode.Entry] { options[kind] ?? [] }

    /// The options for all assets that some of those with frames from files take, and others do not: an atlas all scales, and a moving SVG
    /// also a size and a color.
    func taken(by source: PackSource?) -> [SpecNode.Entry] {
        guard let source, source.members != nil || source.moving != nil else { return [] }
        let keys = [OptionKey.scale.text] + (source.moving == nil ? [] : MovingSource.optionKeys)
        return shared.filter { entry in
            guard keys.contains(entry.key) else { return false }
            switch (entry.key, entry.value.content) {
            // A size of a theme is none of a file.
            case (OptionKey.size.text, .text): return entry.value.text?.first?.isNumber ?? false
            case (OptionKey.scale.text, _): return true
            case (_, .list(let items)): return items.count == 1
            default: return true
            }
        }
    }

    /// These, below those of another file; what is wrong with these is logged.
    func adding(_ map: SpecMap, _ reader: ManifestReader) -> AssetDefaults {
        var result = self
        var map = map
        let kinds = AssetKind.allCases.map(\.rawValue)
        map.rejectKeys(
            except: ManifestSyntax.defaultKeys + ManifestSyntax.optionKeys + kinds + ["matrix"],
            names: SpecOption.knownKeys(.top), listing: SpecOption.listing(.top), home: MovingSource.home)
        result.shared = shared.merged(with: reader.checked(map, extra: ManifestSyntax.defaultKeys))
        for kind in AssetKind.allCases {
            guard let value = map[kind.rawValue] else { continue }
            result.own[kind] = (own[kind] ?? []).merged(with: Self.entries(kind, value.map(), reader))
        }
        if let matrix = map["matrix"] {
            result.axes = axes.replaced(by: AxisReader(reader: reader).axes(matrix.map()))
        }
        result.settle()
        return result
    }

    /// The options for a kind of assets.
    private static func entries(
        _ kind: AssetKind, _ map: SpecMap, _ reader: ManifestReader
    ) -> [SpecNode.Entry] {
        var map = map
        let options =
            kind == .pack
            ? PackSource.optionKeys
            : ManifestSyntax.optionKeys.filter { $0 != OptionKey.indicator.text && kind.canHave($0) }
        let timing = kind == .pack ? PackSource.timingKeys : []
        map.rejectKeys(
            except: ManifestSyntax.defaultKeys + options + timing, names: SpecOption.knownKeys(.top),
            listing: SpecOption.listing(.top),
            home: { key in
                if let home = MovingSource.home(of: key) { return home }
                if kind != .pack, !kind.canHave(key) {
                    return "\(quoted(key)) has no effect on a \(kind.rawValue) indicator; leave it out"
                }
                if key == OptionKey.indicator.text, kind != .pack {
                    return "these are for \(quoted(kind.rawValue)) alone; leave out indicator"
                }
                guard kind == .pack, ManifestSyntax.optionKeys.contains(key) else { return nil }
                return "\(quoted(key)) has no effect on frames that are read from files; leave it out"
            })
        if kind == .pack { _ = PackSource.timing(map) }
        return reader.checked(map, extra: ManifestSyntax.defaultKeys + timing)
    }

    private mutating func settle() {
        weight = 0
        for kind in AssetKind.allCases as [AssetKind?] + [nil] {
            let base = kind == .pack ? PackSource.taken(shared) : shared
            let entries = base.merged(with: kind.flatMap { own[$0] } ?? [])
            all[kind] = entries
            options[kind] = entries.filter { ManifestSyntax.optionKeys.contains($0.key) }
            weight = max(weight, entries.weight)
        }
    }
}
