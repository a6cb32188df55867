internal import Basics
internal import Packs

extension FrameDifferences {
    /// The files of one asset, in few words: those of one name but for their scales and endings, and for the numbers of the
    /// pages of a sheet, or of frames: pictures of one size with numbers from 0 or 1 on without a gap.
    public struct Asset: Sendable {
        /// The name with its folder.
        public let name: String
        /// The number of frames and files that both sides have, and of those that differ.
        public internal(set) var compared = 0, different = 0
        /// The largest difference of a channel, of 255; 0 where no pixel differs.
        public internal(set) var largest = 0
        /// The number of frames that are shown for another time.
        public internal(set) var delays = 0
        /// The number of files and frames that only one side has.
        public internal(set) var onlyInOld = 0, onlyInNew = 0
        /// The differing sizes, numbers of plays and other facts, in words.
        public internal(set) var facts: [String] = []
        /// The pictures of the frame that differs most; nil where none were requested.
        var item: Item?
        /// The path of the first picture that only one side has, below the folder.
        var lone: (name: String, isOld: Bool)?

        /// Whether there are no differences.
        public var isSame: Bool {
            different == 0 && delays == 0 && onlyInOld == 0 && onlyInNew == 0 && facts.isEmpty
        }

        /// The differences in words; empty without any.
        public var text: String {
            var parts: [String] = []
            if different > 0 {
                let most = largest > 0 ? ", by at most \(largest)" : ""
                parts.append(
                    "\(different) of \(counted(compared, "frame")) \(different == 1 ? "differs" : "differ")\(most)"
                )
            }
            if delays > 0 { parts.append("\(counted(delays, "frame")) shown for another time") }
            parts += facts
            if onlyInOld > 0 { parts.append("\(onlyInOld) only before") }
            if onlyInNew > 0 { parts.append("\(onlyInNew) only after") }
            return parts.joined(separator: "; ")
        }
    }
}

/// Collects what differs by asset.
struct AssetSummary {
    private let names: AssetNames
    private var numbers: [String: Int] = [:]
    private var all: [FrameDifferences.Asset] = []

    /// All assets in natural order.
    var assets: [FrameDifferences.Asset] { all.sorted { comesNaturallyBefore($0.name, $1.name) } }

    init(_ names: AssetNames) { self.names = names }

    mutating func add(onlyInOld name: String) { add(name, isOld: true) }

    mutating func add(onlyInNew name: String) { add(name, isOld: false) }

    private mutating func add(_ name: String, isOld: Bool) {
        let number = number(of: name)
        if isOld { all[number].onlyInOld += 1 } else { all[number].onlyInNew += 1 }
        if all[number].lone == nil, PairComparison.isPicture(named: name) { all[number].lone = (name, isOld) }
    }

    mutating func add(_ found: PairComparison.Found, of file: String) {
        let number = number(of: file)
        all[number].compared += found.compared
        all[number].onlyInOld += found.onlyInOld.count
        all[number].onlyInNew += found.onlyInNew.count
        var different: Set<String> = []
        for item in found.items {
            switch item.kind {
            case .pixels(let pixels):
                different.insert(item.title)
                all[number].largest = max(all[number].largest, pixels.largest)
            case .delay: all[number].delays += 1
            case .size, .bytes: different.insert(item.title)
            case .plays, .fact: break
            }
            switch item.kind {
            case .size, .plays, .fact:
                if !all[number].facts.contains(item.text) { all[number].facts.append(item.text) }
            case .pixels, .delay, .bytes: break
            }
            if item.pictures != nil, item.weight > all[number].item?.weight ?? -1 { all[number].item = item }
        }
        all[number].different += different.count
    }

    private mutating func number(of file: String) -> Int {
        let name = names.asset(of: file)
        if let number = numbers[name] { return number }
        numbers[name] = all.count
        all.append(FrameDifferences.Asset(name: name))
        return all.count - 1
    }
}
