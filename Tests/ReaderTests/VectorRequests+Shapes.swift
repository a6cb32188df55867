import Basics
import Drawing
import Indicators
import MotionCore
import Requests
import ShapeFiles

extension VectorReaderTests {
    /// Requests for shapes of one's own.
    static let shapeRequests: [(name: String, change: @Sendable (inout RenderSpec) -> Void)] = [
        ("shape-fill", { $0.shape(star, .fill) { $0.track = gray } }),
        (
            "shape-fill-translucent",
            {
                $0.shape(star, .fill) {
                    $0.animation.value = ValueSpan(from: 0.2, to: 0.8)
                    ($0.colors, $0.track) = ([Color(rgba: 0x0A6E_D180)], Color(rgba: 0x0000_0033))
                }
            }
        ),
        ("shape-fill-still", { $0.shape(star, .fill) { ($0.animation.value, $0.track) = (0.4, gray) } }),
        ("shape-turn", { $0.shape(star, .turn) { $0.running() } }),
        ("shape-pulse", { $0.shape(star, .pulse) { $0.running() } }),
        ("shape-trace", { $0.shape(star, .trace) { $0.running() } }),
        ("shape-trace-value", { $0.shape(star, .trace) { $0.track = gray } }),
        ("shape-trace-still", { $0.shape(star, .trace) { ($0.animation.value, $0.track) = (0.4, gray) } }),
        (
            "shape-trace-lines",
            {
                $0.shape(cross, .trace) {
                    $0.running()
                    ($0.stroke, $0.cap, $0.track) = (3, .round, gray)
                }
            }
        ),
        (
            "shape-trace-translucent",
            {
                $0.shape(cross, .trace) {
                    $0.running()
                    $0.colors = [Color(rgba: 0x0A6E_D180)]
                }
            }
        ),
        ("logo-fill", { $0.logo(check, .fill) { $0.trackPaint = .color(Color(rgba: 0x0000_0033)) } }),
        ("logo-icon-fill", { $0.logo(icon, .fill) { $0.trackPaint = .color(Color(rgba: 0x0000_0033)) } }),
        ("logo-icon-fill-still", { $0.logo(icon, .fill) { $0.animation.value = 0.6 } }),
        ("logo-icon-turn", { $0.logo(icon, .turn) { $0.running() } }),
        ("logo-icon-pulse", { $0.logo(icon, .pulse) { $0.running() } }),
        ("logo-icon-trace", { $0.logo(icon, .trace) { $0.running() } }),
        ("logo-icon-success", { $0.logo(icon, .fill) { $0.coming(.value(0.4), to: .success) } }),
        ("logo-nested-fill", { $0.logo(nested, .fill) { $0.trackPaint = .color(Color(rgba: 0x0000_0055)) } }),
        ("logo-nested-turn", { $0.logo(nested, .turn) { $0.running() } }),
        ("logo-nested-back", { $0.logo(nested, .fill) { $0.coming(.value(0.4), to: nil) } }),
        ("logo-masks-turn", { $0.logo(masks, .turn) { $0.running() } }),
        ("operation-icon", { $0.logo(icon, .fill) { $0.operation { $0.motion = .fluent } } }),
        ("logo-turn", { $0.logo(tile, .turn) { $0.running() } }),
        ("logo-trace", { $0.logo(arcs, .trace) { $0.trackPaint = .color(Color(rgba: 0x0000_0033)) } }),
        ("logo-pulse", { $0.logo(tile, .pulse) { $0.running() } }),
        (
            "logo-success",
            {
                $0.logo(check, .fill) {
                    $0.coming(.value(0.4), to: .success)
                    $0.trackPaint = .color(Color(rgba: 0x0000_0033))
                }
            }
        ),
        ("logo-error-trace", { $0.logo(arcs, .trace) { $0.coming(.motion(.fluent), to: .error) } }),
        ("shape-success", { $0.shape(star, .fill) { $0.coming(.value(0.4), to: .success) } }),
        ("operation-ring", { $0.operation { $0.motion = .fluent } }),
        ("operation-bar", { $0.operation { ($0.indicator, $0.trackPaint) = (.linear, .color(gray)) } }),
        ("operation-logo", { $0.logo(check, .fill) { $0.operation { $0.motion = .fluent } } }),
        ("placeholders-shimmer", { $0.placeholders(.shimmer, .ltr) }),
        ("placeholders-wave", { $0.placeholders(.wave, .rtl) }),
        ("shape-back", { $0.shape(star, .fill) { $0.coming(.value(0.4), to: nil) } }),
    ]

    private static let star = "M12 2l3 7h7l-6 5 2 8-6-5-6 5 2-8-6-5h7z"
    /// Lines that cross, in a box.
    private static let cross = "M4 4h16v16h-16zM8 8l8 8M16 8l-8 8"
    /// A gradient, a hole by the even-odd rule, and a white check.
    private static let check = """
        <svg viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="url(#a)"/>
        <path fill-rule="evenodd" fill="#FBBF24" d="M20 50a28 28 0 1 0 56 0a28 28 0 1 0-56 0zM34 50a14 14 0 1 0 28 0a14 14 0 1 0-28 0z"/>
        <path d="M20 50L40 70L76 28" fill="none" stroke="#FFF" stroke-width="10" stroke-linecap="round"/>
        <linearGradient id="a" x2="1" y2="1"><stop stop-color="#7C3AED"/><stop offset="1" stop-color="#22D3EE"/></linearGradient></svg>
        """
    /// Gradients of both kinds, and a translucent group.
    private static let tile = """
        <svg viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="url(#a)"/>
        <g opacity=".6"><circle cx="60" cy="62" r="20" fill="#DC2626"/><circle cx="76" cy="62" r="16" fill="#16A34A"/></g>
        <circle cx="80" cy="18" r="14" fill="url(#b)"/>
        <linearGradient id="a" x2="1" y2="1"><stop stop-color="#7C3AED"/><stop offset="1" stop-color="#22D3EE"/></linearGradient>
        <radialGradient id="b" fx=".3" fy=".3"><stop stop-color="#FEF9C3"/><stop offset="1" stop-color="#F97316"/></radialGradient></svg>
        """
    /// A round icon as drawing programs cut it, with a smaller clip in it.
    private static let icon = """
        <svg viewBox="0 0 96 96"><clipPath id="a"><rect width="96" height="96" rx="24"/></clipPath>
        <clipPath id="b"><circle cx="48" cy="40" r="26"/></clipPath><g clip-path="url(#a)">
        <rect width="96" height="96" fill="#1E3A8A"/><circle cx="86" cy="90" r="44" fill="#F59E0B"/>
        <g clip-path="url(#b)"><rect width="96" height="96" fill="#ECFDF5"/><path d="M0 60L48 20L96 60V96H0z" fill="#10B981"/></g></g></svg>
        """
    /// Translucent groups within each other, one of them cut.
    private static let nested = """
        <svg viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="#7C3AED"/>
        <clipPath id="a"><circle cx="48" cy="48" r="40"/></clipPath>
        <g opacity=".7"><circle cx="40" cy="40" r="30" fill="#FDE047"/><g opacity=".5" clip-path="url(#a)"><rect x="40" y="40" width="56" height="56" fill="#DC2626"/>
        <circle cx="70" cy="66" r="22" fill="#16A34A"/></g><path d="M20 70h40v10h-40z" fill="#0EA5E9"/></g></svg>
        """
    /// A clip of two figures that lie on each other, one with a hole by the even-odd rule, and a mask with a hole and a part in that.
    private static let masks = """
        <svg viewBox="0 0 96 96"><clipPath id="a"><circle cx="32" cy="40" r="28"/><circle cx="62" cy="40" r="28"/></clipPath>
        <clipPath id="c"><path clip-rule="evenodd" d="M4 4h88v88h-88zM40 50h16v16h-16z"/></clipPath>
        <mask id="b" maskUnits="userSpaceOnUse" x="0" y="0" width="96" height="96"><circle cx="48" cy="60" r="32" fill="#fff"/><circle cx="48" cy="60" r="22"/><path d="M40 50h16v20h-16z" fill="#fff"/></mask>
        <g clip-path="url(#a)"><rect width="96" height="96" fill="#0F766E"/><path d="M0 0L96 80" stroke="#FACC15" stroke-width="14"/></g>
        <g mask="url(#b)"><rect width="96" height="96" fill="#BE123C"/><path d="M0 80h96v16h-96z" fill="#FFF"/></g>
        <g clip-path="url(#c)"><path d="M10 86L90 10" stroke="#1D4ED8" stroke-width="6"/><path d="M30 40h40v40h-40z" fill="#A3E635"/></g></svg>
        """
    /// Four strokes of a color each.
    private static let arcs = """
        <svg viewBox="0 0 48 48" fill="none" stroke-width="8"><path stroke="#0EA5E9" d="M9.700 16.500A16 16 0 0 1 36 13.400"/>
        <path stroke="#F59E0B" d="M9.700 31.500A16 16 0 0 1 9.700 16.500"/><path stroke="#10B981" d="M35 35.600A16 16 0 0 1 9.700 31.500"/>
        <path stroke="#8B5CF6" d="M35 35.600A16 16 0 0 0 36 13.400"/></svg>
        """
    private static let gray = Color(rgba: 0xE5E7_EBFF)
}

extension RenderSpec {
    fileprivate mutating func shape(_ data: String, _ way: ShapeWay, _ more: (inout RenderSpec) -> Void) {
        (shape, shapeWay, extent) = (try? Source<CustomShape>(shape: data), way, .points(48))
        (animation.value, animation.frames, animation.fps) = (ValueSpan(from: 0, to: 1), 31, 60)
        more(&self)
    }

    fileprivate mutating func logo(_ file: String, _ way: ShapeWay, _ more: (inout RenderSpec) -> Void) {
        shape("", way, more)
        shape = (try? ShapeFile.parse(Array(file.utf8), name: "logo.svg")).map { .value($0) }
    }

    fileprivate enum Beginning {
        case value(ValueSpan)
        case motion(Motion)
    }

    /// A change to a state, or for none from an error.
    fileprivate mutating func coming(_ beginning: Beginning, to state: ValueState?) {
        (animation.value, animation.frames, animation.fps) = (nil, nil, nil)
        switch beginning {
        case .value(let value): animation.value = value
        case .motion(let motion): self.motion = motion
        }
        self.state = state
        if state == nil {
            (transition, animation.value) = (.states(from: .state(.error), to: .determinate(0.4)), nil)
        }
    }

    /// An operation that runs, comes to values and succeeds.
    fileprivate mutating func operation(_ more: (inout RenderSpec) -> Void) {
        (animation.value, animation.frames, animation.fps) = (nil, nil, nil)
        let events: [Indicators.Operation.Event] = [
            .init(at: 0, .started), .init(at: 900, .progress(0.3)), .init(at: 1500, .progress(0.8)),
            .init(at: 2400, .succeeded("Done")),
        ]
        var story = Indicators.Operation()
        for event in events { try? story.add(event) }
        (operation.story, operation.policy) = (story, .demoOnce)
        more(&self)
    }

    fileprivate mutating func placeholders(_ effect: Skeleton.Effect, _ way: FlowDirection) {
        skeleton = [[.circle(40), .column([[.line(.share(0.6))]])], [.rect(.share(1), 40, radius: 8)]]
        (skeletonEffect, direction, extent) = (effect, way, .points(200))
        themeSource = .value(way == .ltr ? .neutralLight : .fioriDark)
    }

    fileprivate mutating func running() {
        (animation.value, animation.frames, animation.fps, motion) = (nil, nil, nil, .fluent)
    }
}
