internal import Basics

// The arguments of each function, from behind its opening parenthesis.

extension EasingParser {
    mutating func cubicBezier() throws(EasingError) -> Easing {
        let usage = "cubic-bezier(x1, y1, x2, y2)"
        advance()
        let x1 = try number("x1 of cubic-bezier()", in: 0...1)
        try comma(usage)
        let y1 = try number("y1 of cubic-bezier()")
        try comma(usage)
        let x2 = try number("x2 of cubic-bezier()", in: 0...1)
        try comma(usage)
        let y2 = try number("y2 of cubic-bezier()")
        try close(usage)
        return .cubicBezier(CubicBezier(x1, y1, x2, y2))
    }

    mutating func steps() throws(EasingError) -> Easing {
        let usage = "steps(n) or steps(n, jump-end)"
        advance()
        let place = token.range
        let count = try count("the count of steps()", upTo: Steps.maximumCount)
        var position = Steps.Position.jumpEnd
        if token.kind == .comma {
            advance()
            position = try stepPosition()
        }
        try close(usage)
        guard let steps = Steps(validating: count, position) else {
            throw failure("steps() with jump-none needs a count of at least 2", at: place)
        }
        return .steps(steps)
    }

    private mutating func stepPosition() throws(EasingError) -> Steps.Position {
        let names = Steps.Position.allCases.map { $0.rawValue } + ["start", "end"]
        guard case .identifier(let name) = token.kind else {
            throw failure("a position is expected here: \(names.joined(separator: ", "))")
        }
        let synonyms = ["start": Steps.Position.jumpStart, "end": .jumpEnd]
        guard let position = Steps.Position(rawValue: name) ?? synonyms[name] else {
            let nearest = nearestName(to: name, in: names)
            throw failure(
                "no such position; "
                    + (nearest.map { "did you mean \($0)?" } ?? "use \(names.joined(separator: ", "))"))
        }
        advance()
        return position
    }

    mutating func linearStops() throws(EasingError) -> Easing {
        let start = token.range
        advance()
        var stops = [try linearStop()]
        while token.kind == .comma {
            advance()
            stops.append(try linearStop())
        }
        let end = token.range.upperBound
        try close("linear(stop, stop …), each stop a number and up to two percentages")
        guard let linear = LinearStops(stops) else {
            throw failure("linear() needs at least two stops", at: start.lowerBound..<end)
        }
        return .linearStops(linear)
    }

    /// A number with up to two percentages, all before it or all behind it.
    private mutating func linearStop() throws(EasingError) -> LinearStops.Stop {
        var places = try percentages()
        let output = try number("the output of a stop of linear()")
        if places.isEmpty { places = try percentages() }
        return LinearStops.Stop(output, at: places.first, to: places.count > 1 ? places[1] : nil)
    }

    private mutating func percentages() throws(EasingError) -> [Double] {
        var result: [Double] = []
        while case .percentage(let value) = token.kind {
            guard result.count < 2 else { throw failure("a stop of linear() takes at most two percentages") }
            guard value.isFinite else { throw failure("this percentage is too large") }
            result.append(value)
            advance()
        }
        return result
    }

    mutating func spring() throws(EasingError) -> Easing {
        let usage = "spring(stiffness, dampingRatio)"
        advance()
        let place = token.range
        let stiffness = try number("the stiffness of spring()")
        guard stiffness > 0 else { throw failure("the stiffness of spring() must be above 0", at: place) }
        try comma(usage)
        let ratio = try number("the damping ratio of spring()", in: Spring.dampingRatioRange)
        try close(usage)
        return .spring(Spring(stiffness: stiffness, dampingRatio: ratio))
    }

    mutating func easeOutPower() throws(EasingError) -> Easing {
        advance()
        let exponent = try count("the exponent of ease-out-power()", upTo: Easing.maximumPower)
        try close("ease-out-power(n)")
        return .easeOutPower(exponent)
    }
}
