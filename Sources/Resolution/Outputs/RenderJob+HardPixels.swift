internal import Basics
internal import Drawing
internal import Formats
internal import Guidelines
internal import Indicators
internal import Jobs
internal import Requests

extension RenderJob {
    /// Whether each pixel is opaque or empty: edges are hard, and nothing is translucent.
    var isHard: Bool {
        guard scene.antialiasing != .full else { return false }
        var list = DisplayList(width: scene.size.width, height: scene.size.height)
        return (0..<timeline.count).allSatisfy { frame in
            draw(frame, nil, into: &list)
            return list.shapes.allSatisfy { $0.isOpaque }
        }
    }

    /// Whether a soft shadow shows on the first frame.
    var hasShadow: Bool {
        var list = DisplayList(width: scene.size.width, height: scene.size.height)
        draw(0, nil, into: &list)
        return list.shapes.contains { $0.isShadow }
    }

    /// The notes about pixels that are all or nothing: colors of which one bit shows no difference, and strokes thinner than a pixel.
    func hardPixelNotes(_ spec: RenderSpec) -> [Message] {
        var notes: [Message] = []
        let oneBit =
            formats.first { $0.traits.contains(.bilevel) }?.name
            ?? spec.pixelLayouts(formats).first { $0.depth == 1 && !$0.isMask && !$0.hasAlpha }?.rawValue
        let ground = [options.matte, scene.surroundings.background].compactMap { $0 }
        if let oneBit, options.pixels.dither ?? Dither.none == Dither.none, let below = ground.first {
            let isLight = Contrast.color(of: ground).isLight
            if palette.allSatisfy({
                Contrast.color(of: [below] + ground.dropFirst() + [$0]).isLight == isLight
            }) {
                let (name, other) = isLight ? ("white", "black") : ("black", "white")
                notes.append(
                    "\(oneBit): at one bit the indicator is as \(name) as what is behind it, and does not show; add \(option: .color, other), or \(option: .dither, "ordered")"
                )
            }
        }
        if scene.antialiasing != .full, let stroke = scene.body.thickness, stroke < 1 {
            notes.append(
                "a stroke of \(stroke.decimal(2)) points is thinner than a pixel, and without antialiasing parts of it are lost; use a larger \(option: .size) or a \(option: .stroke) of 1 or more"
            )
        }
        return notes
    }
}

extension Scene.Body {
    /// The thickness of its lines in points; nil for what has none.
    fileprivate var thickness: Double? {
        switch self {
        case .ring(let ring): ring.stroke
        case .spokes(let spokes): spokes.stroke
        case .dots(let dots): dots.diameter
        case .track(let track): track.height
        case .drawn(let drawn): drawn.wave == nil ? nil : drawn.stroke
        case .shape, .steps, .words: nil
        }
    }
}

extension Color {
    /// Whether one bit shows the color as white: its luma is at least half (ITU-R BT.601).
    var isLight: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) >= 127_500 }
}

extension Shape {
    /// Whether all of it is opaque.
    fileprivate var isOpaque: Bool {
        switch self {
        case .ring(let ring):
            (ring.track?.alpha ?? 255) == 255 && ring.color.alpha == 255
                && (ring.under?.color.alpha ?? 255) == 255
                && (ring.gradient?.gradient.colors.allSatisfy { $0.alpha == 255 } ?? true)
        case .group(let group):
            group.parts.allSatisfy { $0.color.alpha == 255 && $0.opacity >= 1 }
                && (group.gradient?.gradient.colors.allSatisfy { $0.alpha == 255 } ?? true)
        case .stack(let stack): stack.layers.allSatisfy { $0.color.alpha == 255 } && stack.shading == nil
        case .path(let path): path.color.alpha == 255 && path.opacity >= 1
        case .text(let text): text.color.alpha == 255 && text.opacity >= 1
        case .artwork, .shadow: false
        }
    }
}
