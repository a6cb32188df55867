/// An attribute or a property that pictures are made of.
enum MovingProperty: UInt8, CaseIterable {
    case alignmentBaseline, amplitude, backgroundColor, clipPath, clipRule, color,
        colorInterpolationFilters, cx, cy, d, display, dominantBaseline, dx, dy, exponent, fill, fillOpacity,
        fillRule, filter, floodColor, floodOpacity, fontSize, fr, fx, fy, gradientTransform, gradientUnits,
        height, href, intercept, isolation, k1, k2, k3, k4, mask, maskType, mixBlendMode, mode, motion,
        offset, offsetAnchor, offsetDistance, offsetPath, offsetRotate, opacity, operation, overflow,
        paintOrder, pathLength, points, r, radius, rotate, rx, ry, scale, slope, spreadMethod, stdDeviation,
        stopColor, stopOpacity, stroke, strokeDasharray, strokeDashoffset, strokeLinecap, strokeLinejoin,
        strokeMiterlimit, strokeOpacity, strokeWidth, tableValues, textAnchor, transform, transformBox,
        transformOrigin, translate, values, vectorEffect, viewBox, visibility, width, x, x1, x2, y, y1, y2

    /// All by their names.
    private static let named: [String: MovingProperty] = [
        "alignment-baseline": .alignmentBaseline, "amplitude": .amplitude,
        "background-color": .backgroundColor, "clip-path": .clipPath, "clip-rule": .clipRule, "color": .color,
        "color-interpolation-filters": .colorInterpolationFilters, "cx": .cx, "cy": .cy, "d": .d,
        "display": .display, "dominant-baseline": .dominantBaseline, "dx": .dx, "dy": .dy,
        "exponent": .exponent, "fill": .fill, "fill-opacity": .fillOpacity, "fill-rule": .fillRule,
        "filter": .filter, "flood-color": .floodColor, "flood-opacity": .floodOpacity, "font-size": .fontSize,
        "fr": .fr, "fx": .fx, "fy": .fy, "gradientTransform": .gradientTransform,
        "gradientUnits": .gradientUnits, "height": .height, "href": .href, "intercept": .intercept,
        "isolation": .isolation, "k1": .k1, "k2": .k2, "k3": .k3, "k4": .k4, "mask": .mask,
        "mask-type": .maskType, "mix-blend-mode": .mixBlendMode, "mode": .mode, "#motion": .motion,
        "offset": .offset, "offset-anchor": .offsetAnchor, "offset-distance": .offsetDistance,
        "offset-path": .offsetPath, "offset-rotate": .offsetRotate, "opacity": .opacity,
        "operator": .operation, "overflow": .overflow, "paint-order": .paintOrder, "pathLength": .pathLength,
        "points": .points, "r": .r, "radius": .radius, "rotate": .rotate, "rx": .rx, "ry": .ry,
        "scale": .scale, "slope": .slope, "spreadMethod": .spreadMethod, "stdDeviation": .stdDeviation,
        "stop-color": .stopColor, "stop-opacity": .stopOpacity, "stroke": .stroke,
        "stroke-dasharray": .strokeDasharray, "stroke-dashoffset": .strokeDashoffset,
        "stroke-linecap": .strokeLinecap, "stroke-linejoin": .strokeLinejoin,
        "stroke-miterlimit": .strokeMiterlimit, "stroke-opacity": .strokeOpacity,
        "stroke-width": .strokeWidth, "tableValues": .tableValues, "text-anchor": .textAnchor,
        "transform": .transform, "transform-box": .transformBox, "transform-origin": .transformOrigin,
        "translate": .translate, "values": .values, "vector-effect": .vectorEffect, "viewBox": .viewBox,
        "visibility": .visibility, "width": .width, "x": .x, "x1": .x1, "x2": .x2, "y": .y, "y1": .y1,
        "y2": .y2,
    ]

    /// The one of a name; nil for what no picture is made of.
    init?(_ name: String) {
        guard let property = Self.named[name] else { return nil }
        self = property
    }

    /// The name in a file.
    var name: String { Self.named.first { $0.value == self }?.key ?? "" }
}

/// A set of properties.
struct PropertySet: Equatable, ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init() {}

    init(arrayLiteral properties: MovingProperty...) {
        for property in properties { insert(property) }
    }

    @inline(__always)
    func contains(_ property: MovingProperty) -> Bool {
        let place = UInt64(property.rawValue)
        return (place < 64 ? low &>> place : high &>> (place &- 64)) & 1 != 0
    }

    mutating func insert(_ property: MovingProperty) {
        let place = UInt64(property.rawValue)
        if place < 64 { low |= 1 &<< place } else { high |= 1 &<< (place &- 64) }
    }

    @inline(__always)
    func meets(_ other: PropertySet) -> Bool { low & other.low | high & other.high != 0 }

    static func | (a: PropertySet, b: PropertySet) -> PropertySet {
        var union = a
        union.low |= b.low
        union.high |= b.high
        return union
    }

    /// The number of its properties before another one.
    @inline(__always)
    func count(before property: MovingProperty) -> Int {
        let place = UInt64(property.rawValue)
        if place < 64 { return (low & (1 &<< place &- 1)).nonzeroBitCount }
        return low.nonzeroBitCount + (high & (1 &<< (place &- 64) &- 1)).nonzeroBitCount
    }
}
