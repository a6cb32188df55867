public import Drawing
public import MotionCore

// The values of enumeration cases, for `try #require(shape.ring)`: nil for another case.

extension Shape {
    public var ring: RingShape? { if case .ring(let ring) = self { ring } else { nil } }
    public var group: GroupShape? { if case .group(let group) = self { group } else { nil } }
    public var path: PathShape? { if case .path(let path) = self { path } else { nil } }
    public var text: TextShape? { if case .text(let text) = self { text } else { nil } }
}

extension Figure {
    public var block: BlockShape? { if case .block(let block) = self { block } else { nil } }
    public var line: LineShape? { if case .line(let line) = self { line } else { nil } }
}

extension Motion.Kind {
    public var arc: Choreography? { if case .arc(let arc) = self { arc } else { nil } }
    public var bars: BarChoreography? { if case .bars(let bars) = self { bars } else { nil } }
    public var spokes: SpokeRing? { if case .spokes(let spokes) = self { spokes } else { nil } }
}

extension Easing {
    public var stops: LinearStops? { if case .linearStops(let stops) = self { stops } else { nil } }
}
