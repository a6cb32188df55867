internal import MotionCore

/// A filter of parts of an artwork, as SVG has it: steps in their order, of which the last one's result shows. Without steps nothing does.
///
/// Lengths are in units of the filter. A map that only enlarges, mirrors, or turns by quarters is exact. Any other keeps offsets and round
/// blurs; of a blur that is wider one way, its extent along the picture's axes.
public struct ArtworkFilter: Hashable, Sendable {
    /// The input of a step.
    public enum Input: Hashable, Sendable {
        /// The parts that are filtered.
        case source
        /// Their alpha, in black.
        case sourceAlpha
        /// The result of the step before; the source in the first step.
        case previous
        /// The result of an earlier step by its index; of any other nothing.
        case result(Int)
        /// Nothing: all transparent.
        case nothing
    }

    /// A rule by which two inputs become one.
    public enum Composition: Hashable, Sendable {
        /// The first input in front of the second.
        case over
        /// The first input within the second.
        case `in`
        /// The first input outside of the second.
        case out
        /// The first input within the second, in front of it.
        case atop
        /// Each input outside of the other.
        case xor
        /// The sum.
        case lighter
        /// k₁ · first · second + k₂ · first + k₃ · second + k₄, of premultiplied channels in `0...1`.
        case arithmetic(Double, Double, Double, Double)
    }

    /// A function of a channel in `0...1`; results are cut to that.
    public enum Transfer: Hashable, Sendable {
        /// The channel itself.
        case identity
        /// Values at equal distances, with straight lines between them; the channel itself where there are none.
        case table([Double])
        /// Values on stretches of equal lengths; the channel itself where there are none.
        case discrete([Double])
        /// A slope and the value at 0.
        case linear(Double, Double)
        /// amplitude · channel ^ exponent + offset.
        case gamma(amplitude: Double, exponent: Double, offset: Double)
    }

    /// A change of pixels.
    public enum Change: Hashable, Sendable {
        /// A Gaussian blur by its standard deviations. Up to 2 pixels it is a true one, and beyond that three boxes, as the specification
        /// allows and browsers do.
        case blur(Input, Double, Double)
        /// A product with a matrix of five columns and four rows, which makes channels of those in `0...1` and of 1; not premultiplied.
        /// Any other count of numbers changes nothing.
        case matrix(Input, [Double])
        /// An input in front of another one.
        case blend(Input, over: Input, BlendMode)
        /// Two inputs by a rule.
        case composite(Input, Input, Composition)
        /// An input moved to the right and down, to the nearest whole pixels as in browsers.
        case offset(Input, Double, Double)
        /// Inputs from back to front.
        case merge([Input])
        /// A color all over.
        case flood(Ink)
        /// An input in front of its blurred and moved shadow in a color.
        case shadow(Input, x: Double, y: Double, blurX: Double, blurY: Double, Ink)
        /// Each channel by a function of its own; not premultiplied.
        case transfer(Input, red: Transfer, green: Transfer, blue: Transfer, alpha: Transfer)
        /// The greatest channels, or the least ones, within radii to the sides and up and down; premultiplied.
        case morphology(Input, Double, Double, isDilated: Bool)
    }

    /// A change with its circumstances.
    public struct Step: Hashable, Sendable {
        /// The change of pixels.
        public var change: Change
        /// Whether channels are in proportion to light, as SVG has it unless `color-interpolation-filters` says otherwise, instead of as
        /// sRGB writes them.
        public var isLinear: Bool
        /// The rectangle outside of which the result is transparent; nil for none.
        public var region: Extent?

        /// A change, in linear light unless `isLinear` says otherwise.
        public init(_ change: Change, isLinear: Bool = true, region: Extent? = nil) {
            self.change = change
            self.isLinear = isLinear
            self.region = region
        }
    }

    /// The steps in their order.
    public var steps: [Step]
    /// The rectangle outside of which the source and all results are transparent; nil for none. Upright in the picture, it is enlarged to
    /// whole pixels, as browsers do.
    public var region: Extent?
    /// The map from the units of the filter to those of the artwork.
    public var placing: Affine

    /// A filter whose units are those of the artwork unless `placing` says otherwise.
    public init(_ steps: [Step], region: Extent? = nil, placing: Affine = Affine()) {
        self.steps = steps
        self.region = region
        self.placing = placing
    }

    /// Returns the filter where every point of the artwork is moved.
    public func placed(_ placing: Affine) -> ArtworkFilter {
        ArtworkFilter(steps, region: region, placing: self.placing.within(placing))
    }

    mutating func recolor(_ change: (inout Color) -> Void) {
        for index in steps.indices {
            switch steps[index].change {
            case .flood(let ink): steps[index].change = .flood(ink.recolored(change))
            case .shadow(let input, let x, let y, let blurX, let blurY, let ink):
                steps[index].change = .shadow(
                    input, x: x, y: y, blurX: blurX, blurY: blurY, ink.recolored(change))
            case .blur, .matrix, .blend, .composite, .offset, .merge, .transfer, .morphology: break
            }
        }
    }
}
