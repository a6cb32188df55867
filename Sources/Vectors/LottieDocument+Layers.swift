internal import Basics
internal import Drawing

/// Layers of groups: shapes, masks, and compositions of the groups in a group.
extension LottieDocument {
    /// Groups that are drawn as one.
    struct Composition {
        let groups: [VectorPicture.Group]
        /// The number of the composition of the frontmost group of groups; those behind it follow.
        let next: Int

        /// The compositions of a picture: the picture itself, and those of all groups that have groups in them.
        static func all(of picture: VectorPicture) -> [Composition] {
            var compositions: [Composition] = []
            var waiting = [picture.groups]
            while compositions.count < waiting.count {
                let groups = waiting[compositions.count].map { $0.composed }
                compositions.append(Composition(groups: groups, next: waiting.count))
                for group in groups.reversed() where !group.parts.isEmpty { waiting.append(group.parts) }
            }
            return compositions
        }

        /// The name of a composition by its number.
        static func name(_ number: Int) -> String { "parts-\(number)" }
    }

    /// The part of a layer in masking another one.
    private enum Matte {
        /// The layer is the mask of the next one.
        case source
        /// The layer shows inside the mask before it, or outside of it.
        case target, outside
    }

    /// Writes the layers of a composition, from front to back.
    func write(_ composition: Composition, to json: inout JSONWriter) {
        json.array("layers") { json in
            var (number, next) = (0, composition.next)
            for group in composition.groups.reversed() {
                if !group.parts.isEmpty {
                    write(group, composed: Composition.name(next), number: &number, to: &json)
                    next += 1
                } else if group.isWhole {
                    write(whole: group, number: &number, to: &json)
                } else {
                    for layer in group.layers.reversed() {
                        number += 1
                        let clip = group.clip.flatMap { clip in
                            layer.isCut(by: clip, duration: picture.duration) ? clip : nil
                        }
                        write(layer.name, layer.opacity, clip, number: number, to: &json) {
                            nest(layer, layer.moves[...], to: &$0)
                        }
                    }
                }
            }
        }
    }

    /// Writes a layer for a whole group, and before it one for its mask.
    private func write(
        whole group: VectorPicture.Group, number: inout Int, to json: inout JSONWriter
    ) {
        guard let first = group.layers.first else { return }
        let matte = write(maskOf: group, number: &number, to: &json)
        number += 1
        write(first.name, first.opacity, group.clip, number: number, matte: matte, to: &json) { json in
            carry(group.moves[...], to: &json) { json in
                for layer in group.layers.reversed() { nest(layer, layer.moves[...], to: &json) }
            }
        }
    }

    /// Writes a layer that shows a composition, and before it one for the mask of its group.
    private func write(
        _ group: VectorPicture.Group, composed id: String, number: inout Int, to json: inout JSONWriter
    ) {
        let matte = write(maskOf: group, number: &number, to: &json)
        number += 1
        json.object { json in
            begin(id, number: number, type: 0, matte, to: &json)
            json.member("refId", id)
            json.object("ks", .inline) { json in transform(group.moves.first, to: &json) }
            json.member("w", Int(picture.width.rounded(.up)))
            json.member("h", Int(picture.height.rounded(.up)))
            end(group.clip, to: &json)
        }
    }

    /// Writes the layer that masks the next one.
    ///
    /// - Returns: What the next layer is to the mask; nil where there is none.
    private func write(
        maskOf group: VectorPicture.Group, number: inout Int, to json: inout JSONWriter
    ) -> Matte? {
        let mask = group.faded(width: picture.width, height: picture.height)
        guard let name = mask.first?.name else { return nil }
        number += 1
        write(
            "\(name)-mask", .constant(group.opacity, for: picture.duration), nil, number: number,
            matte: .source, to: &json
        ) { json in
            for var layer in mask.reversed() {
                // A translucent color would hide only partly.
                layer.paint = .init(.surface, [Color(rgba: 0xFFFF_FFFF)])
                nest(layer, layer.moves[...], to: &json)
            }
        }
        return group.isOutside ? .outside : .target
    }

    /// Writes groups that carry shapes with their moves.
    private func carry(
        _ moves: ArraySlice<VectorPicture.Move>, to json: inout JSONWriter,
        _ shapes: (inout JSONWriter) -> Void
    ) {
        guard let move = moves.first else { return shapes(&json) }
        group("move", to: &json) { json in
            carry(moves.dropFirst(), to: &json, shapes)
        } transform: { json in
            transform(move, to: &json)
        }
    }

    private func write(
        _ name: String, _ opacity: VectorCurve, _ clip: Path?, number: Int, matte: Matte? = nil,
        to json: inout JSONWriter, _ shapes: (inout JSONWriter) -> Void
    ) {
        json.object { json in
            begin(name, number: number, type: 4, matte, to: &json)
            json.object("ks", .inline) { json in
                property("o", opacity.mapped(scale: 100), to: &json)
                if isSticker { enlarge(in: &json) }
            }
            end(clip, to: &json)
            json.array("shapes") { json in
                shapes(&json)
                if clip != nil || matte == .target || matte == .outside { write(ground: &json) }
            }
        }
    }

    /// Writes what says which layer this is.
    private func begin(
        _ name: String, number: Int, type: Int, _ matte: Matte?, to json: inout JSONWriter
    ) {
        json.member("ddd", 0)
        json.member("ind", number)
        json.member("ty", type)
        json.member("nm", name)
        if let matte { json.member(matte == .source ? "td" : "tt", matte == .outside ? 2 : 1) }
    }

    /// Writes when a layer shows, and where.
    private func end(_ clip: Path?, to json: inout JSONWriter) {
        json.member("ip", 0)
        // One frame more, for players that also show frame `op`, which looks like the first one.
        json.member("op", frames + 1)
        json.member("st", 0)
        guard let clip else { return }
        json.member("hasMask", true)
        json.array("masksProperties", .inline) { json in
            json.object { json in
                json.member("inv", false)
                json.member("mode", "a")
                json.object("pt") { json in
                    json.member("a", 0)
                    json.object("k") { json in clip.singleContour.write(to: &json) }
                }
                json.number(property: "o", 100)
                json.number(property: "x", 0)
            }
        }
    }

    /// An invisible area as large as the picture, behind all shapes of a layer of which not all shows: Flutter draws such a layer
    /// within its shapes' bounds, and takes strokes to be as wide there as in the file, however large it draws them.
    private func write(ground json: inout JSONWriter) {
        group("ground", to: &json) { json in
            write(
                VectorPicture.Outline(.rectangle(x: 0, y: 0, width: picture.width, height: picture.height)),
                to: &json)
            json.object(nil, .inline) { json in
                json.member("ty", "fl")
                json.numbers(property: "c", [0, 0, 0, 1])
                json.number(property: "o", 0)
                json.member("r", 1)
            }
        } transform: { json in
            transform(nil, to: &json)
        }
    }
}

extension VectorPicture.Group {
    /// The layers of the mask; for a group that fades as one, and has none, an area as large as the picture: players multiply the opacity of
    /// a layer into each of its shapes, but that of a mask into what it shows.
    fileprivate func faded(width: Double, height: Double) -> [VectorPicture.Layer] {
        guard mask.isEmpty, opacity < 1 else { return mask }
        let path = Path.rectangle(x: 0, y: 0, width: width, height: height)
        return [
            .init(
                "fade", .area(.init(path)), opacity: .constant(1, for: 1),
                paint: .init(.surface, [Color(rgba: 0xFFFF_FFFF)]))
        ]
    }

    /// The same group, as players can draw it: what has an area as its mask is a composition, since rlottie 0.1 loses filled shapes within a
    /// mask in a picture that is larger than they are; and groups are moved by one move at most, within the clip of their group, as a layer
    /// has one of a kind, which carries its masks.
    fileprivate var composed: VectorPicture.Group {
        var group = self
        if parts.isEmpty, !mask.isEmpty, !isOutside, mask.allSatisfy({ $0.content.isArea }) {
            group.layers = []
            group.parts = [.init(layers)]
        }
        guard !group.parts.isEmpty, let first = moves.first, moves.count > 1 || clip != nil else {
            return group
        }
        let rest = Array(moves.dropFirst())
        let inner = rest.isEmpty ? group.parts : [.init(moves: rest, parts: group.parts)]
        group.moves = []
        group.parts = [.init(moves: [first], parts: inner)]
        return group
    }
}

extension VectorPicture.Content {
    fileprivate var isArea: Bool { if case .area = self { true } else { false } }
}
