/// A property of an element with the animations that move it, one lying above the other.
struct SMILTarget: Sendable {
    struct Key: Hashable {
        let node: Int
        let property: String
    }

    struct Animation: Sendable {
        let effect: SMILEffect
        let timing: Timing
        /// Its group, and its place in there.
        let group, place: Int
        /// Its place among all animations of the document.
        let member: Int
    }

    /// An animation that has an effect at a moment.
    private struct Layer {
        let index: Int
        let begin: Int64
        let iteration: Int64
        let progress: Double
    }

    let node: Int
    let property: String
    /// The same where pictures are made of it; nil for what is never seen.
    let drawn: MovingProperty?
    /// Those that lie below others that begin at the same time come first.
    var animations: [Animation] = []
    /// The value that the lowest one lies on; nil where none is needed.
    var underlying: MovingValue?
    /// The elements around, from the inside out, from which that value may come.
    var sources: [Int] = []

    init(node: Int, property: String) {
        self.node = node
        self.property = property
        drawn = MovingProperty(property)
    }

    /// Returns the value at a time; nil where nothing has an effect then.
    ///
    /// - Parameter values: The values of what lies around.
    func value(at time: Int64, _ groups: [TimeGroup], _ values: MovingValues) -> MovingValue? {
        if animations.count == 1 {
            guard let layer = layer(0, at: time, groups) else { return nil }
            return value(of: layer, over: nil, values)
        }
        var layers: [Layer] = []
        for index in animations.indices {
            guard let layer = layer(index, at: time, groups) else { continue }
            let place = layers.lastIndex { $0.begin <= layer.begin }.map { $0 + 1 } ?? 0
            layers.insert(layer, at: place)
        }
        let lowest = layers.lastIndex { !animations[$0.index].effect.needsUnderlying } ?? 0
        var result: MovingValue?
        for layer in layers.dropFirst(lowest) { result = value(of: layer, over: result, values) }
        return result
    }

    private func value(of layer: Layer, over below: MovingValue?, _ values: MovingValues) -> MovingValue? {
        let effect = animations[layer.index].effect
        let under = effect.needsUnderlying ? below ?? lowest(values) : nil
        return effect.value(at: layer.progress, iteration: layer.iteration, over: under)
    }

    private func lowest(_ values: MovingValues) -> MovingValue? {
        if let drawn {
            if let value = values[node, drawn] { return value }
            for source in sources {
                if let value = values[source, drawn] { return value }
            }
        }
        return underlying
    }

    /// The place of an animation in its iterations at a time; nil where it has no effect.
    private func layer(_ index: Int, at time: Int64, _ groups: [TimeGroup]) -> Layer? {
        let animation = animations[index]
        guard let interval = groups[animation.group].interval(of: animation.place, at: time) else {
            return nil
        }
        let timing = animation.timing
        let simple = timing.simple
        let limit = timing.intermediate
        var active = time - interval.begin
        let isFrozen = time >= interval.end || active >= limit
        if isFrozen {
            guard timing.freezes else { return nil }
            active = min(
                interval.end == ClockValue.indefinite ? active : interval.end - interval.begin, limit)
        }
        guard simple != ClockValue.indefinite else {
            return Layer(index: index, begin: interval.begin, iteration: 0, progress: 0)
        }
        var (iteration, rest) = active.quotientAndRemainder(dividingBy: simple)
        // The end of the last iteration is no beginning of another.
        if isFrozen, rest == 0, iteration > 0 { (iteration, rest) = (iteration - 1, simple) }
        return Layer(
            index: index, begin: interval.begin, iteration: iteration,
            progress: Double(rest) / Double(simple))
    }

    /// Puts animations in the order of the document, but those that others depend on below those.
    mutating func order() {
        if animations.count < 2 { return }
        let known = Set(animations.map { $0.member })
        var waiting = Agenda()
        var places: [Int: Int] = [:]
        var above: [Int: [Int]] = [:]
        var missing: [Int: Int] = [:]
        for (place, animation) in animations.enumerated() {
            places[animation.member] = place
            let bases = Set(animation.timing.begins.compactMap { $0.base }).intersection(known)
                .subtracting([animation.member])
            missing[animation.member] = bases.count
            for base in bases { above[base, default: []].append(animation.member) }
            if bases.isEmpty { waiting.add(Agenda.Entry(time: 0, index: animation.member)) }
        }
        var ordered: [Int] = []
        func release(_ member: Int) {
            ordered.append(member)
            for next in above[member] ?? [] {
                missing[next]? -= 1
                if missing[next] == 0 { waiting.add(Agenda.Entry(time: 0, index: next)) }
            }
        }
        while let entry = waiting.first {
            waiting.removeFirst()
            release(entry.index)
        }
        // Those in circles stay as they are in the document.
        let done = Set(ordered)
        ordered += animations.map { $0.member }.filter { !done.contains($0) }
        animations = ordered.compactMap { places[$0] }.map { animations[$0] }
    }
}
