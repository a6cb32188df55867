/// A way to fill a region: the order of the frames, and the rule for their places.
struct PackingPlan {
    /// The property by which frames are placed from the largest to the smallest; ties go by the other side, then by the number.
    enum Order {
        case height, width, longerSide, shorterSide, area
    }

    let order: Order
    /// The rule for places among the largest free rectangles; nil for a skyline.
    let rule: MaxRects.Rule?

    /// Plans that need no bottom: they fill a page of any height as they would fill a lower one.
    static func open(turns: Bool) -> [PackingPlan] {
        [
            PackingPlan(order: .height, rule: nil),
            PackingPlan(order: turns ? .shorterSide : .height, rule: .bottomLeft),
        ]
    }

    /// Plans that fit frames into all four corners of a page, the most promising first.
    static let closed = [
        PackingPlan(order: .height, rule: .contact), PackingPlan(order: .longerSide, rule: .contact),
        PackingPlan(order: .width, rule: .shortSide), PackingPlan(order: .longerSide, rule: .shortSide),
        PackingPlan(order: .area, rule: .contact), PackingPlan(order: .longerSide, rule: .area),
        PackingPlan(order: .width, rule: .contact), PackingPlan(order: .area, rule: .area),
    ]

    /// The numbers in the plan's order.
    func sorted(_ numbers: [Int], _ cells: [(width: Int, height: Int)]) -> [Int] {
        func key(_ number: Int) -> (Int, Int) {
            let (width, height) = cells[number]
            return switch order {
            case .height: (height, width)
            case .width: (width, height)
            case .longerSide: (max(width, height), min(width, height))
            case .shorterSide: (min(width, height), max(width, height))
            case .area: (width * height, max(width, height))
            }
        }
        return numbers.sorted {
            let (a, b) = (key($0), key($1))
            return (-a.0, -a.1, $0) < (-b.0, -b.1, $1)
        }
    }
}
