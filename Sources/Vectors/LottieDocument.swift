internal import Basics
internal import Drawing

/// A vector picture as a Lottie animation.
///
/// The order of members is part of the format for one of its players: rlottie wants `ty` first in every
/// shape, and `ddd` before `ks` in every layer. Nor are members optional that the schema does not require: lottie-web
/// draws nothing of a group whose transform lacks `o`, nor of a layer with a mask that lacks `x`.
struct LottieDocument {
    let picture: VectorPicture
    let name: String
    /// The length in frames. Players step from frame to frame, so there are 60 per second whatever the request says, or
    /// slightly more or fewer, so that the last one ends with the animation.
    let frames: Int
    /// Whether the animation is a sticker for Telegram: 512 pixels, 60 frames per second, and none of the features that
    /// stickers must not have.
    var isSticker = false

    init(_ picture: VectorPicture, name: String) {
        self.picture = picture
        self.name = name
        frames = max(1, Int((picture.duration * 60 / 1000).rounded()))
    }

    func json() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            if isSticker { json.member("tgs", 1) }
            json.member("v", isSticker ? "5.5.2" : "5.9.0")
            json.member("ver", 10001)
            json.member("nm", name)
            json.member("fr", isSticker ? 60 : (Double(frames) * 1e12 / picture.duration).rounded() / 1e9)
            json.member("ip", 0)
            json.member("op", frames)
            json.member("w", isSticker ? Int(Self.stickerSide) : Int(picture.width.rounded(.up)))
            json.member("h", isSticker ? Int(Self.stickerSide) : Int(picture.height.rounded(.up)))
            json.member("ddd", 0)
            let compositions = Composition.all(of: picture)
            json.array("assets") { json in
                for (index, composition) in compositions.enumerated().dropFirst() {
                    json.object { json in
                        json.member("id", Composition.name(index))
                        write(composition, to: &json)
                    }
                }
            }
            write(compositions[0], to: &json)
            if isSticker { return }
            json.array("markers") { json in
                for marker in picture.markers {
                    json.object(nil, .inline) { json in
                        json.member("cm", marker.name)
                        json.member("tm", frame(marker.start))
                        json.member("dr", frame(marker.duration))
                    }
                }
            }
            json.object("slots") { json in
                for (name, color) in slots {
                    json.object(name, .inline) { json in
                        json.object("p") { json in
                            json.member("a", 0)
                            json.numbers("k", color.parts)
                        }
                    }
                }
            }
        }
        return json.finish()
    }

    /// The colors that can be exchanged: those of each role with only one color.
    var slots: [(name: String, color: Color)] {
        if isSticker { return [] }
        return exchangeableColors
    }

    /// The side of a sticker, in pixels.
    private static let stickerSide = 512.0

    /// Writes the transform that puts the picture in the middle of a sticker, as large as it fits.
    func enlarge(in json: inout JSONWriter) {
        let scale = Self.stickerSide / max(picture.width, picture.height)
        json.numbers(property: "a", [picture.width / 2, picture.height / 2])
        json.numbers(property: "p", [Self.stickerSide / 2, Self.stickerSide / 2])
        json.numbers(property: "s", [100 * scale, 100 * scale])
    }

    private var exchangeableColors: [(name: String, color: Color)] {
        PartRole.slots.compactMap { slot in
            let paints = picture.layers.map { $0.paint }.filter {
                $0.role.slot == slot
            }
            guard let first = paints.first, paints.allSatisfy({ $0.colors == [first.colors[0]] }) else {
                return nil
            }
            return (slot, first.colors[0])
        }
    }

    func frame(_ time: Double) -> Double {
        (time / picture.duration * Double(frames) * 1e4).rounded() / 1e4
    }

    // MARK: Shapes

    /// Writes a group for each of the moves, the last of which has the shape.
    func nest(
        _ layer: VectorPicture.Layer, _ moves: ArraySlice<VectorPicture.Move>, to json: inout JSONWriter
    ) {
        group(moves.isEmpty ? "shape" : "move", to: &json) { json in
            if moves.count > 1 { return nest(layer, moves.dropFirst(), to: &json) }
            switch layer.content {
            case .stroke(let stroke): write(stroke, layer.paint, to: &json)
            case .area(let outline):
                write(outline, to: &json)
                json.object(nil, .inline) { json in
                    if layer.paint.isGradient {
                        json.member("ty", "gf")
                        gradient(layer.paint, to: &json)
                    } else {
                        json.member("ty", "fl")
                        color(layer.paint, to: &json)
                        opacity(layer.paint, to: &json)
                    }
                    json.member("r", outline.isEvenOdd ? 2 : 1)
                }
            }
        } transform: { json in
            transform(moves.first, to: &json)
        }
    }

    /// A move as one of the properties of a transform; the others change nothing.
    func transform(_ move: VectorPicture.Move?, to json: inout JSONWriter) {
        let center =
            switch move {
            case .turn(_, let center), .grow(_, _, let center): [center.x, center.y]
            case .shift, nil: [0.0, 0]
            }
        json.numbers(property: "a", center)
        if case .shift(let curve, let axis) = move {
            property("p", curve, to: &json) { axis.parts($0, rest: 0) }
        } else {
            json.numbers(property: "p", center)
        }
        if case .grow(let curve, let axis, _) = move {
            property("s", curve.mapped(scale: 100), to: &json) { axis.parts($0, rest: 100) }
        } else {
            json.numbers(property: "s", [100, 100])
        }
        if case .turn(let curve, _) = move {
            property("r", curve.mapped(scale: 360), wrap: 360, to: &json)
        } else {
            json.number(property: "r", 0)
        }
        json.number(property: "o", 100)
    }

    /// Writes a shape for each contour of an outline.
    func write(_ outline: VectorPicture.Outline, to json: inout JSONWriter) {
        var contours = outline.paths.map { $0.contours }
        for index in contours[0].indices {
            // Of some lines the end repeats the beginning, and of others not. lottie-web takes all to have as many points, and fails.
            let most = contours.map { $0[index].points.count }.max() ?? 0
            for line in contours.indices where contours[line][index].points.count < most {
                contours[line][index].goAround()
            }
            json.object(nil, .inline) { json in
                json.member("ty", "sh")
                property("ks", outline.indices, to: &json) { place, key, json in
                    let contour = contours[Int(place)][index]
                    if key == "k" { return json.object(key) { contour.write(to: &$0) } }
                    json.array(key) { json in json.object { contour.write(to: &$0) } }
                }
            }
        }
    }

    private func write(
        _ stroke: VectorPicture.Stroke, _ paint: VectorPicture.Paint, to json: inout JSONWriter
    ) {
        line(stroke, to: &json)
        if stroke.length.constant != 1 {
            json.object(nil, .inline) { json in
                json.member("ty", "tm")
                let zero = VectorCurve.constant(0, for: picture.duration)
                var start = zero
                if case .path(_, let begin, _) = stroke.line { start = begin }
                property("s", stroke.end == nil ? zero : start.mapped(scale: 100), to: &json)
                property("e", (stroke.end ?? stroke.length).mapped(scale: 100), to: &json) {
                    // For a length of zero, players leave out the caps, too.
                    [stroke.cap == .butt ? $0 : max($0, Self.shortest)]
                }
                property("o", stroke.end == nil ? start.mapped(scale: 360) : zero, to: &json)
                json.member("m", 1)
            }
        }
        json.object(nil, .inline) { json in
            if paint.isGradient {
                json.member("ty", "gs")
                gradient(paint, to: &json)
            } else {
                json.member("ty", "st")
                color(paint, to: &json)
                opacity(paint, to: &json)
            }
            property("w", stroke.width, to: &json)
            json.member("lc", stroke.cap == .butt ? 1 : stroke.cap == .round ? 2 : 3)
            // An arc has no corners. In a short one with square caps, rlottie still finds some, and a miter there is a
            // notch.
            switch stroke.join {
            case .round: json.member("lj", 2)
            case .bevel: json.member("lj", 3)
            case .miter(let limit):
                json.member("lj", 1)
                json.member("ml", limit)
            }
        }
    }

    /// In percent. Of less than 0.02 rlottie draws nothing, not even caps.
    private static let shortest = 0.1

    /// The ends of the pieces that a straight line consists of, as shares: lottie-web begins and ends no trim within the first 149th of a
    /// curve, so the first piece is short.
    private static let pieces = [0.01, 0.1, 0.4, 0.7, 1]

    private func line(_ stroke: VectorPicture.Stroke, to json: inout JSONWriter) {
        switch stroke.line {
        case .circle(let center, let radius):
            json.object(nil, .inline) { json in
                json.member("ty", "el")
                json.numbers(property: "p", [center.x, center.y])
                json.numbers(property: "s", [radius * 2, radius * 2])
            }
        case .straight(let from, _, _):
            var path = Path()
            path.move(to: from)
            for share in Self.pieces { path.line(to: stroke.line.end(share) ?? from) }
            write(VectorPicture.Outline(path), to: &json)
        case .path(let outline, _, _): write(outline, to: &json)
        }
    }

    func group(
        _ name: String, to json: inout JSONWriter, _ items: (inout JSONWriter) -> Void,
        transform: (inout JSONWriter) -> Void
    ) {
        json.object { json in
            json.member("ty", "gr")
            json.member("nm", name)
            json.array("it") { json in
                items(&json)
                json.object(nil, .inline) { json in
                    json.member("ty", "tr")
                    transform(&json)
                }
            }
        }
    }
}

extension VectorPicture.Axis {
    /// A number for each direction that moves, and `rest` for the other.
    fileprivate func parts(_ number: Double, rest: Double) -> [Double] {
        [self == .vertical ? rest : number, self == .horizontal ? rest : number]
    }
}
