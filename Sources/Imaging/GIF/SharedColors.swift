/// The colors that frames of a GIF have in common, and how they are numbered.
struct SharedColors {
    /// In the order of their numbers, at most 255.
    let colors: [Pixel]
    /// For each frame the numbers of its colors; nil where it has others too.
    let numbers: [[UInt8]?]

    /// Where there are too many colors, some frames share theirs and the others do not: a picture with something
    /// moving on it has many colors, most of which only the first frame draws.
    ///
    /// - Parameter frames: the colors of each frame, each once, at most 255.
    init(_ frames: [[Pixel]]) {
        var ids: [Pixel: Int] = [:]
        var all: [Pixel] = []
        let members = frames.map { frame in
            frame.map { color in
                if let id = ids[color] { return id }
                ids[color] = all.count
                all.append(color)
                return all.count - 1
            }
        }
        let sharing = Self.sharing(members, count: all.count)
        let order = Self.order(zip(members, sharing).filter { $0.1 }.map { $0.0 }, count: all.count)
        colors = order.map { all[$0] }
        var number = [UInt8](repeating: 0, count: all.count)
        for (place, id) in order.enumerated() { number[id] = UInt8(place) }
        numbers = zip(members, sharing).map { ids, shares in shares ? ids.map { number[$0] } : nil }
    }

    /// Which frames share their colors: first those whose rarest color many have, as long as there is room.
    private static func sharing(_ frames: [[Int]], count: Int) -> [Bool] {
        if count <= GIFPalette.most { return frames.map { _ in true } }
        var uses = [Int](repeating: 0, count: count)
        for frame in frames { for id in frame { uses[id] += 1 } }
        let rarest = frames.map { frame in frame.map { uses[$0] }.min() ?? 0 }
        var result = frames.map { _ in false }
        var isShared = [Bool](repeating: false, count: count)
        var room = GIFPalette.most
        for frame in frames.indices.sorted(by: { (-rarest[$0], $0) < (-rarest[$1], $1) }) {
            let missing = frames[frame].filter { !isShared[$0] }
            if missing.count > room { continue }
            for id in missing { isShared[id] = true }
            room -= missing.count
            result[frame] = true
        }
        return result
    }

    /// The colors in an order in which many frames have low numbers only, for then all their codes are shorter.
    ///
    /// From the last to the first number, each is that of the color which fewest frames have; these need as many bits
    /// as it has, so below a power of two they no longer count.
    private static func order(_ frames: [[Int]], count: Int) -> [Int] {
        var uses = [Int](repeating: 0, count: count)
        var framesOfColor = [[Int]](repeating: [], count: count)
        for (number, frame) in frames.enumerated() {
            for id in frame {
                uses[id] += 1
                framesOfColor[id].append(number)
            }
        }
        var left = uses.indices.filter { uses[$0] > 0 }
        var isLive = frames.map { _ in true }
        var reversed: [Int] = []
        while !left.isEmpty {
            let place = left.indices.min { (uses[left[$0]], -$0) < (uses[left[$1]], -$1) }!  // there are some
            let id = left.remove(at: place)
            reversed.append(id)
            for frame in framesOfColor[id] where isLive[frame] {
                isLive[frame] = false
                for other in frames[frame] { uses[other] -= 1 }
            }
        }
        return reversed.reversed()
    }
}
