internal import Basics
package import Drawing
internal import MotionCore

/// A vector picture as an `animated-vector` of Android, with its drawable and animators in one file.
struct AndroidVector {
    let picture: VectorPicture
    private(set) var text = ""
    /// Whether anything in it passes from key to key in unequal times.
    private(set) var hasUnevenKeys = false
    private var targets = ""
    private var count = 0

    init(_ picture: VectorPicture) {
        self.picture = picture
        var body = ""
        for group in picture.groups { body += text(of: group) }
        let (width, height) = (picture.width.decimal(4), picture.height.decimal(4))
        text = """
            <?xml version="1.0" encoding="utf-8"?>
            <animated-vector xmlns:android="http://schemas.android.com/apk/res/android" \
            xmlns:aapt="http://schemas.android.com/aapt">
            <aapt:attr name="android:drawable">
            <vector android:width="\(width)dp" android:height="\(height)dp" \
            android:viewportWidth="\(width)" android:viewportHeight="\(height)">
            \(body)</vector>
            </aapt:attr>
            \(targets)</animated-vector>

            """
    }

    private mutating func text(of group: VectorPicture.Group) -> String {
        var text = ""
        // Where a clip is too long to be one, everything is drawn within each part of it.
        let clips = group.androidClips
        for clip in clips.isEmpty ? [""] : clips.map({ "<clip-path android:pathData=\"\($0)\"/>\n" }) {
            let (window, depth) = window(of: group)
            let frames = group.moves.map { self.group($0) }
            let layers = group.layers.map { element($0) }.joined()
            let parts = group.parts.map { self.text(of: $0) }.joined()
            let closing = String(repeating: "</group>", count: depth + frames.count + 1) + "\n"
            text += "<group>\n" + clip + window + frames.joined() + layers + parts + closing
        }
        return text
    }

    /// Returns groups that show what is inside of them within the window of a group, and their number: the clip moves with the outer ones,
    /// and what it shows moves back with the inner ones.
    private mutating func window(of group: VectorPicture.Group) -> (text: String, depth: Int) {
        guard let (path, moves) = group.window else { return ("", 0) }
        let clip = "<clip-path android:pathData=\"\(AndroidPath(path).text)\"/>\n"
        let back = moves.reversed().map { VectorPicture.Move.shift($0.curve.mapped(scale: -1), $0.axis) }
        let there = moves.map { VectorPicture.Move.shift($0.curve, $0.axis) }
        let text = there.map { self.group($0) }.joined() + clip + back.map { self.group($0) }.joined()
        return (text, 2 * moves.count)
    }

    private mutating func element(_ layer: VectorPicture.Layer) -> String {
        let groups = layer.moves.map { group($0) }
        var properties: [Property] = []
        var attributes = ""
        let kind: String
        switch layer.content {
        case .stroke(let stroke):
            kind = "stroke"
            if stroke.cap != .butt { attributes += " android:strokeLineCap=\"\(stroke.cap.rawValue)\"" }
            if case .path = stroke.line { attributes += Self.join(stroke) }
            properties.append(Property("strokeWidth", stroke.width))
            if stroke.length.constant != 1 {
                properties.append(Property("trimPathEnd", stroke.end ?? stroke.length))
                if case .path(_, let start, _) = stroke.line {
                    let name = stroke.end == nil ? "trimPathOffset" : "trimPathStart"
                    properties.append(Property(name, start))
                }
            }
        case .area(let outline):
            kind = "fill"
            if outline.isEvenOdd { attributes += " android:fillType=\"evenOdd\"" }
        }
        let paint = layer.paint
        properties.append(
            Property(
                kind + "Color", paint.place ?? .constant(0, for: picture.duration), type: "colorType",
                { Self.argb(paint.color($0)) }))
        if layer.opacity.constant != 1 { properties.append(Property(kind + "Alpha", layer.opacity)) }
        let paths = layer.androidTexts.map {
            "<path android:pathData=\"\($0)\"" + attributes + animated(properties) + "/>"
        }
        return groups.joined() + paths.joined(separator: "\n")
            + String(repeating: "</group>", count: groups.count) + "\n"
    }

    private static func join(_ stroke: VectorPicture.Stroke) -> String {
        switch stroke.join {
        // A whole path of round joins has none so far.
        case .round: stroke.length.constant == 1 ? "" : " android:strokeLineJoin=\"round\""
        case .bevel: " android:strokeLineJoin=\"bevel\""
        case .miter(let limit): limit == 4 ? "" : " android:strokeMiterLimit=\"\(limit.decimal(4))\""
        }
    }

    private mutating func group(_ move: VectorPicture.Move) -> String {
        switch move {
        case .turn(let curve, let center):
            return group([Property("rotation", curve.mapped(scale: 360))], around: center)
        case .shift(let curve, let axis):
            return group(Self.both("translate", axis).map { Property($0, curve) })
        case .grow(let curve, let axis, let center):
            return group(Self.both("scale", axis).map { Property($0, curve) }, around: center)
        }
    }

    private static func both(_ name: String, _ axis: VectorPicture.Axis) -> [String] {
        (axis == .vertical ? [] : [name + "X"]) + (axis == .horizontal ? [] : [name + "Y"])
    }

    private mutating func group(_ properties: [Property], around center: Point? = nil) -> String {
        let pivot =
            center.map { " android:pivotX=\"\($0.x.decimal(4))\" android:pivotY=\"\($0.y.decimal(4))\"" }
            ?? ""
        return "<group" + pivot + animated(properties) + ">"
    }

    /// Returns a color as `#AARRGGBB`; an opaque one as `#RRGGBB`.
    private static func argb(_ color: Color) -> String {
        let text = color.description
        return text.count > 7 ? "#" + text.suffix(2) + text.dropFirst().prefix(6) : text
    }

    // MARK: Animators

    private struct Property {
        let name: String
        let curve: VectorCurve
        let type: String
        let text: (Double) -> String

        init(
            _ name: String, _ curve: VectorCurve, type: String = "floatType",
            _ text: @escaping (Double) -> String = { $0.decimal(5) }
        ) {
            self.name = name
            self.curve = curve
            self.type = type
            self.text = text
        }
    }

    /// Returns attributes with the values at the beginning, and makes their element a target where any of them moves.
    private mutating func animated(_ properties: [Property]) -> String {
        var attributes = ""
        var animators = ""
        for property in properties {
            attributes += " android:\(property.name)=\"\(property.text(property.curve.segments[0].start))\""
            if property.curve.constant == nil { animators += animator(property) }
        }
        if animators.isEmpty { return attributes }
        count += 1
        let name = "part_\(count)"
        targets += """
            <target android:name="\(name)"><aapt:attr name="android:animation"><set>
            \(animators)</set></aapt:attr></target>

            """
        return " android:name=\"\(name)\"" + attributes
    }

    private mutating func animator(_ property: Property) -> String {
        let keys = Keys(property.curve, duration: picture.duration)
        let last = Double(keys.times.count - 1)
        if keys.times.enumerated().contains(where: { (Double($0) / last - $1).magnitude > 1e-6 }) {
            hasUnevenKeys = true
        }
        // All animators have the same length, so that they stay together over any number of loops.
        let length = max(1, Int(picture.duration.rounded()))
        var text = "<objectAnimator android:duration=\"\(length)\""
        text += " android:interpolator=\"@android:anim/linear_interpolator\""
        if picture.loops { text += " android:repeatCount=\"infinite\"" }
        text += ">\n<propertyValuesHolder android:propertyName=\"\(property.name)\""
        text += " android:valueType=\"\(property.type)\">\n"
        for index in keys.times.indices {
            let key = "<keyframe android:fraction=\"\(keys.times[index].decimal(7))\""
            text += key + " android:value=\"\(property.text(keys.values[index]))\""
            text += " android:valueType=\"\(property.type)\""
            // In this format, the easing toward a key is written at that key.
            if index > 0, let timing = keys.timings[index - 1] {
                let numbers = [timing.x1, timing.y1, timing.x2, timing.y2].map { $0.decimal(5) }
                let curve = "C \(numbers[0]),\(numbers[1]) \(numbers[2]),\(numbers[3]) 1,1"
                text += "><aapt:attr name=\"android:interpolator\">"
                text += "<pathInterpolator android:pathData=\"M 0,0 \(curve)\"/></aapt:attr></keyframe>\n"
            } else {
                text += "/>\n"
            }
        }
        return text + "</propertyValuesHolder>\n</objectAnimator>\n"
    }
}

extension VectorPicture {
    /// The first outline that is too long for an app however it is divided, and how many bytes it has; nil where all fit.
    package var excessForAndroid: (name: String, bytes: Int)? {
        for group in allGroups {
            let clip = ("its clip", group.androidClips)
            for (name, texts) in [clip] + group.layers.map({ ($0.name, $0.androidTexts) }) {
                if let text = texts.first(where: { $0.utf8.count > AndroidPath.mostBytes }) {
                    return (name, text.utf8.count)
                }
            }
        }
        return nil
    }
}

extension VectorPicture.Group {
    /// The area that moves along straight lines, and within which the group shows, with its shifts; nil for another mask, and for none.
    package var window: (path: Path, moves: [(curve: VectorCurve, axis: VectorPicture.Axis)])? {
        guard mask.count == 1, !isOutside, case .area(let outline) = mask[0].content, outline.place == nil,
            mask[0].opacity.constant == 1, !mask[0].moves.isEmpty
        else { return nil }
        var moves: [(curve: VectorCurve, axis: VectorPicture.Axis)] = []
        for move in mask[0].moves {
            guard case .shift(let curve, let axis) = move else { return nil }
            moves.append((curve, axis))
        }
        return (outline.paths[0], moves)
    }

    /// The outlines that clip the group: none, one, or several where one would be too long.
    fileprivate var androidClips: [String] {
        clip.map { AndroidPath.texts($0, isTranslucent: allLayers.contains { $0.isTranslucent }) } ?? []
    }
}

extension VectorPicture.Layer {
    /// Whether what is drawn twice shows that.
    fileprivate var isTranslucent: Bool {
        opacity.segments.contains { !$0.isLevel || $0.start != 0 && $0.start != 1 }
            || paint.colors.contains { $0.alpha < 255 }
    }

    /// The outlines of the layer: one, or several where one would be too long.
    fileprivate var androidTexts: [String] {
        switch content {
        case .area(let outline): return AndroidPath.texts(outline.paths[0], isTranslucent: isTranslucent)
        case .stroke(let stroke):
            switch stroke.line {
            case .circle(let center, let radius): return [AndroidPath(circle: center, radius: radius).text]
            case .straight(let from, _, _):
                var path = Path()
                path.move(to: from)
                path.line(to: stroke.line.end() ?? from)
                return [AndroidPath(path).text]
            case .path(let outline, _, _): return [AndroidPath(outline.paths[0]).text]
            }
        }
    }
}
