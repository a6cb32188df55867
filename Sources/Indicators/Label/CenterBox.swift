internal import Drawing
public import Languages

/// A request for a text in the middle of a ring.
package struct CenterRequest: Hashable, Sendable {
    /// The text, and the meaning of its numbers.
    package let text: CenterText, scale: CenterText.Scale
    /// The largest numbers that it shows, each of them at some time.
    package let largest: CenterText.Moment

    /// The style of the text where there is room for it.
    package let type: TypeStyle

    package init(_ text: CenterText, _ scale: CenterText.Scale, largest: CenterText.Moment, type: TypeStyle) {
        self.text = text
        self.scale = scale
        self.largest = largest
        self.type = type
    }
}

extension IndicatorLayout {
    /// A text in the middle of a ring, with its place. It is as large as its style says, or smaller, so that it stays away from the ring at
    /// all times.
    public struct CenterBox: Hashable, Sendable {
        /// The text.
        public let text: CenterText
        /// The meaning of its numbers, and their digits.
        public let scale: CenterText.Scale, numerals: Numerals
        /// The place of the text.
        public internal(set) var box: TextBox

        /// The number of characters that no font has.
        let missingGlyphs: Int

        /// Returns the text at a time.
        package func text(at moment: CenterText.Moment) -> String {
            Self.filled(text, scale, numerals, moment)
        }

        /// The part of the free circle that a text takes where it does not have to be smaller than ``leastSize`` for that. The figure is
        /// Spindle's own.
        private static let comfort = 0.82
        /// The space between figures and the cut of a cropped ring, as a share of their size: round ones hang a little below the line.
        private static let sill = 0.1
        /// The size of the smallest text, in points. The figure is Spindle's own.
        package static let leastSize = 6.0
        /// Half the height of figures, and of letters that also hang below the line, as shares of the text's size.
        private static let halfFigure = 0.36, halfLetter = 0.5

        init(
            _ center: CenterRequest, _ request: LabelRequest, size: (width: Double, height: Double),
            hole: Double,
            sizeOfHole: (Double) -> Double, measuring: any TextMeasuring
        ) throws(LayoutError) {
            (text, scale, numerals) = (center.text, center.scale, request.numerals)
            let longest = Self.filled(text, scale, numerals, center.largest)
            var type = center.type
            if type.size < Self.leastSize { type.resize(to: Self.leastSize) }
            /// Returns the style of a size with the measures of the text in it.
            func measured(_ type: TypeStyle) throws(LayoutError) -> (TextBlock, TextSize) {
                let style = type.block("", direction: request.direction, alignment: .center)
                return (style, try LabelFitting(measuring: measuring, style: style).measure(longest))
            }
            var (style, needed) = try measured(type)
            let half =
                (text.isFigures ? Self.halfFigure : Self.halfLetter) + (request.crop == nil ? 0 : Self.sill)
            let crop =
                request.crop
                ?? RingCrop(Extent(left: 0, top: 0, right: size.width, bottom: size.height), size: size.width)
            /// Half the size of the text, and of what it needs beside a cut.
            func halves() -> (width: Double, height: Double) {
                (needed.width / 2 + (request.crop == nil ? 0 : Self.sill * type.size), half * type.size)
            }
            func fitting(_ reach: Double) -> Double {
                type.size
                    * crop.share(width: halves().width, height: halves().height, within: hole / 2 * reach)
            }
            guard fitting(RingCrop.reach) >= Self.leastSize else {
                let corner = crop.shift(width: halves().width, height: halves().height).reach
                let least = corner * Self.leastSize / type.size
                throw .label(
                    longest, size: size.width, least: sizeOfHole(2 * least / RingCrop.reach).rounded(.up))
            }
            let fitting = fitting(Self.comfort)
            if fitting < type.size {
                type.resize(to: max((fitting * 10).rounded(.down) / 10, Self.leastSize))
                (style, needed) = try measured(type)
            }
            // The middle of figures, and not that of the line, is in the middle of the ring.
            let shift = crop.shift(width: halves().width, height: halves().height)
            box = TextBox(
                x: crop.middle - crop.bounds.left + shift.x - needed.width / 2 - 1,
                y: crop.middle - crop.bounds.top + shift.y - needed.firstBaseline + Self.halfFigure
                    * type.size,
                width: needed.width + 2, style: style)
            missingGlyphs = needed.missingGlyphs
        }

        /// Returns a number of seconds that cannot overflow.
        private static func whole(_ seconds: Double) -> Int { Int(min(max(seconds, 0), 1e9)) }

        private static func filled(
            _ text: CenterText, _ scale: CenterText.Scale, _ numerals: Numerals, _ moment: CenterText.Moment
        ) -> String {
            let value = moment.value ?? 0
            // Nearly whole seconds are whole ones that binary fractions have missed.
            let elapsed = scale.countdown.map { $0 * (1 - value) } ?? moment.elapsed
            let passed = Self.whole((elapsed / 1000 + 1e-6).rounded(.down))
            let left = Self.whole(
                ((scale.countdown.map { $0 * value } ?? moment.left) / 1000 - 1e-6).rounded(.up))
            /// Returns seconds, or those beyond whole minutes where the text has the minutes as well.
            func seconds(_ time: Int, beside minutes: CenterText.Field) -> String {
                guard text.fields.contains(minutes) else { return numerals.number(time) }
                return (time % 60 < 10 ? numerals.number(0) : "") + numerals.number(time % 60)
            }
            return text.filled { field in
                switch field {
                case .percent: numerals.percent(ProgressText.whole(value, of: 100))
                case .value: numerals.number(ProgressText.whole(value, of: scale.total))
                case .total: numerals.number(scale.total)
                case .seconds: seconds(passed, beside: .minutes)
                case .secondsLeft: seconds(left, beside: .minutesLeft)
                case .minutes: numerals.number(passed / 60)
                case .minutesLeft:
                    numerals.number((left + (text.fields.contains(.secondsLeft) ? 0 : 59)) / 60)
                case .step:
                    numerals.number(Int((value * Double(scale.segments ?? 1) - 1e-9).rounded(.up)))
                }
            }
        }
    }
}

extension Surroundings {
    /// Adds the text in the middle of the ring.
    func write(_ moment: CenterText.Moment, into list: inout DisplayList) {
        guard let center = layout.center, moment.opacity > 0 else { return }
        var block = center.box.style
        block.text = center.text(at: moment)
        var shape = TextShape(
            block, x: center.box.x, y: center.box.y, width: center.box.width, color: text)
        shape.opacity = moment.opacity
        list.shapes.append(.text(shape))
    }
}
