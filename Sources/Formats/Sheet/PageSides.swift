/// The rule for the width and height of a page. Pages grow to meet it.
public struct PageSides: Hashable, Sendable {
    /// The rule for the length of a side.
    public enum Kind: Hashable, Sendable {
        /// Sides as long as their content.
        case any
        /// 1, 2, 4, 8, … pixels.
        case powerOfTwo
        /// Multiples of a number of pixels, at least 1.
        case multiple(of: Int)
    }

    /// The rule for the length of a side.
    public var kind: Kind
    /// Whether the width is to equal the height.
    public var areEqual: Bool

    /// Sides of any length, unless it is said otherwise.
    public init(_ kind: Kind = .any, areEqual: Bool = false) {
        self.kind = kind
        self.areEqual = areEqual
    }

    /// The shortest possible side of at least `side` pixels.
    package func rounded(_ side: Int) -> Int {
        switch kind {
        case .any: side
        case .powerOfTwo: side <= 1 ? 1 : 1 << (Int.bitWidth - (side - 1).leadingZeroBitCount)
        case .multiple(let unit): (side + unit - 1) / unit * unit
        }
    }

    /// The smallest possible page that holds one of this size.
    package func rounded(width: Int, height: Int) -> (width: Int, height: Int) {
        let (width, height) = (rounded(width), rounded(height))
        return areEqual ? (max(width, height), max(width, height)) : (width, height)
    }

    /// The rule for sides that are multiples of `unit` as well, a power of two. A power of two that holds as much is one.
    func aligned(to unit: Int) -> PageSides {
        if unit == 1 { return self }
        switch kind {
        case .any: return PageSides(.multiple(of: unit), areEqual: areEqual)
        case .powerOfTwo: return self
        case .multiple(let own):
            var common = own
            while common % unit != 0 { common *= 2 }
            return PageSides(.multiple(of: common), areEqual: areEqual)
        }
    }

    /// The longest possible side of at most `side` pixels, which is at least 1; 0 where there is none.
    package func longest(_ side: Int) -> Int {
        switch kind {
        case .any: side
        case .powerOfTwo: 1 << (Int.bitWidth - 1 - side.leadingZeroBitCount)
        case .multiple(let unit): side / unit * unit
        }
    }
}
