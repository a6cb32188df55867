/// The colors that frames of a GIF share, with their numbers.
struct SharedColors {
    /// The colors in the order of their numbers, at most 255.
    let colors: [Pixel]
    /// The numbers of each frame's colors; nil for a frame that also has others.
    let numbers: [[UInt8]?]

    /// If there are too many colors, some frames share theirs and the others do not: a picture with something moving on it
    /// has many colors, most of which only the first frame draws.
    ///
    /// - Parameter frames: The distinct colors of each frame, at most 255.
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

    /// Returns the frames that share their colors: one after the other the one with the fewest missing colors, where a
    /// color counts less the more frames have it, as long as there is room.
    private static func sharing(_ frames: [[Int]], count: Int) -> [Bool] {
        if count <= GIFPalette.maxCount { return frames.map { _ in true } }
        let framesOfColor = framesOfColor(frames, count: count)
        var missing = frames.map(\.count)
        var cost = frames.map { frame in
            frame.reduce(0) { $0 + colorCost / framesOfColor[$1].count }
        }
        var isShared = [Bool](repeating: false, count: count)
        var room = GIFPalette.maxCount
        while true {
            let fitting = frames.indices.filter { missing[$0] > 0 && missing[$0] <= room }
            guard let cheapest = fitting.min(by: { (cost[$0], $0) < (cost[$1], $1) }) else { break }
            for id in frames[cheapest] where !isShared[id] {
                isShared[id] = true
                room -= 1
                for frame in framesOfColor[id] {
                    missing[frame] -= 1
                    cost[frame] -= colorCost / framesOfColor[id].count
                }
            }
        }
        return missing.map { $0 == 0 }
    }

    /// The cost of a color of a single frame.
    private static let colorCost = 1 << 24

    private static func framesOfColor(_ frames: [[Int]], count: Int) -> [[Int]] {
        var result = [[Int]](repeating: [], count: count)
        for (number, frame) in frames.enumerated() {
            for id in frame { result[id].append(number) }
        }
        return result
    }

    /// Returns the colors in an order in which many frames have only low numbers, since all their codes are then shorter.
    ///
    /// From the last to the first number, each gets the color of the fewest frames; these need as many bits as it has, so
    /// below a power of two they no longer count.
    private static func order(_ frames: [[Int]], count: Int) -> [Int] {
        let framesOfColor = framesOfColor(frames, count: count)
        var uses = framesOfColor.map(\.count)
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
