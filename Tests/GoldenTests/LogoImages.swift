import Drawing
import Indicators
import Loading
import MotionCore
import Requests
import ShapeFiles
import TestSupport

/// Logos in colors of their own.
enum LogoImages {
    /// A tile with gradients, translucent parts and a white check, a ring of four arcs, and a tile that is cut to round corners, with a
    /// stroke that is cut to the outside of its square.
    private static let files = [
        #"""
        <svg viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="url(#a)"/>
        <g opacity=".6"><circle cx="60" cy="62" r="20" fill="#DC2626"/><circle cx="76" cy="62" r="16" fill="#16A34A"/></g>
        <path d="M20 50L40 70L76 28" fill="none" stroke="#FFF" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>
        <circle cx="80" cy="18" r="14" fill="url(#b)"/>
        <linearGradient id="a" x2="1" y2="1"><stop stop-color="#7C3AED"/><stop offset="1" stop-color="#22D3EE"/></linearGradient>
        <radialGradient id="b" fx=".3" fy=".3"><stop stop-color="#FEF9C3"/><stop offset="1" stop-color="#F97316"/></radialGradient></svg>
        """#,
        #"""
        <svg viewBox="0 0 48 48" fill="none" stroke-width="8"><path stroke="#0EA5E9" d="M9.700 16.500A16 16 0 0 1 36 13.400"/>
        <path stroke="#F59E0B" d="M9.700 31.500A16 16 0 0 1 9.700 16.500"/><path stroke="#10B981" d="M35 35.600A16 16 0 0 1 9.700 31.500"/>
        <path stroke="#8B5CF6" d="M35 35.600A16 16 0 0 0 36 13.400"/></svg>
        """#,
        #"""
        <svg viewBox="0 0 64 64"><clipPath id="a"><rect width="64" height="64" rx="15"/></clipPath>
        <g clip-path="url(#a)"><rect width="64" height="64" fill="#111827"/><circle cx="52" cy="56" r="26" fill="#F43F5E"/>
        <mask id="b" fill="black"><rect width="64" height="64" fill="white"/><path d="M16 16h20v20H16z"/></mask>
        <path d="M16 16h20v20H16z" fill="#FFF" stroke="#FBBF24" stroke-width="8" mask="url(#b)"/></g></svg>
        """#,
    ]

    /// Filled, traced and in one color, from a value or a motion to the sign of a success or an error, on light and on dark.
    static let states: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for theme in [Theme.fioriLight, .fioriDark] {
            for (file, way, state) in [
                (files[0], ShapeWay.fill, ValueState.success), (files[1], .trace, .error),
                (files[2], .fill, .error), (files[1], .fill, .success),
            ] {
                var spec = RenderSpec()
                spec.shape = (try? ShapeFile.parse(Array(file.utf8), name: "logo.svg")).map { .value($0) }
                (spec.shapeWay, spec.themeSource, spec.backdrop) = (way, .value(theme), .surface)
                (spec.state, spec.animation.frames, spec.trackPaint) = (state, 12, .theme)
                if way == .fill {
                    spec.animation.value = 0.4
                } else {
                    spec.animation.motion = .value(.fluent)
                }
                if cells.count / 12 % 4 == 3 { spec.shapeColor = .single }
                cells += ImageCase.Cell.frames { try spec.resolve() }
            }
        }
        return ImageCase(name: "shapes-logo-states", cells: cells, columns: 12)
    }()

    /// Filled and traced over the faded rest, turned and pulsing, on light and on dark.
    static let logos: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for theme in [Theme.fioriLight, .fioriDark] {
            for file in files {
                for way in [ShapeWay.fill, .trace, .turn, .pulse] {
                    var spec = RenderSpec()
                    (spec.animation.motion, spec.animation.frames) = (.value(.fluent), 5)
                    spec.shape = (try? ShapeFile.parse(Array(file.utf8), name: "logo.svg")).map { .value($0) }
                    (spec.shapeWay, spec.themeSource, spec.backdrop) = (way, .value(theme), .surface)
                    if way == .fill || way == .trace {
                        (spec.animation.motion, spec.animation.value) = (nil, ValueSpan(from: 0, to: 1))
                        spec.trackPaint = .theme
                    }
                    cells += ImageCase.Cell.frames { try spec.resolve() }
                }
            }
        }
        return ImageCase(name: "shapes-logos", cells: cells, columns: 20)
    }()
}
