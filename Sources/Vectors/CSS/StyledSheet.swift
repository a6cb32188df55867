internal import Basics
internal import Drawing
internal import MotionCore

/// The stylesheet of elements that show a picture, at `1em` for its longer side.
struct StyledSheet {
    private let picture: VectorPicture
    private let plan: StyledPlan
    /// The selector of the element.
    private let root: String
    /// The color of the indicator; nil for that of the page.
    private let color: Color?
    /// The prefix of the names of keyframes.
    private let prefix: String
    private var rules = ""
    private var frames = ""
    /// The selectors of all that moves.
    private var moving: [String] = []
    /// The selectors of what is painted in the color of the page, and in others.
    private var painted: [String] = []
    private var others: [String] = []
    private var count = 0
    /// Whether anything is drawn larger than it is seen.
    private var isFine = false

    init(_ picture: VectorPicture, _ plan: StyledPlan, root: String, color: Color?, prefix: String) {
        (self.picture, self.plan, self.root, self.color) = (picture, plan, root, color)
        self.prefix = prefix
    }

    /// The stylesheet of one element, whose pseudo-elements are its layers.
    mutating func classText() -> String {
        var nodes = plan.nodes
        var window: StyledNode?
        if let first = nodes.first, !first.children.isEmpty { (window, nodes) = (first, first.children) }
        addRoot(window)
        if let ring = picture.valueRing { addRing(ring) }
        for (node, name) in zip(nodes, ["before", "after"]) {
            add(node, "\(root)::\(name)", "content: \"\"; position: absolute;")
        }
        return text
    }

    /// The stylesheet of an element with others in it, `i` within each other.
    mutating func treeText() -> String {
        addRoot(nil)
        if let ring = picture.valueRing { addRing(ring) }
        rules += "\(root) i { position: absolute; inset: 0; }\n"
        func walk(_ nodes: [StyledNode], _ parent: String, _ parentNode: StyledNode? = nil) {
            for (index, node) in nodes.enumerated() {
                let selector = "\(parent) > i:nth-child(\(index + 1))"
                add(node, selector, "", in: parentNode)
                walk(node.children, selector, node)
            }
        }
        walk(plan.nodes, root)
        return text
    }

    // MARK: Rules

    private mutating func addRoot(_ window: StyledNode?) {
        let side = max(picture.width, picture.height)
        func em(_ length: Double) -> String { (length / side).decimal(5) + "em" }
        var words = [
            "display: inline-block", "position: relative", "width: \(em(picture.width))",
            "height: \(em(picture.height))", "vertical-align: -0.125em",
            "-webkit-print-color-adjust: exact", "print-color-adjust: exact",
        ]
        if !plan.ground.isEmpty {
            words.append("background: \(mask(plan.ground, margin: 0)) 0 0 / 100% 100% no-repeat")
            others.append(root)
        }
        if let ring = picture.valueRing {
            words += ["--value: \(ring.value.decimal(4))", "transition: --value 0.4s"]
        }
        if let window {
            words += self.words(of: window, root)
        } else {
            words.append("contain: strict")
            if let clip = plan.clip {
                let shape = VectorPicture.Layer(
                    "clip", .area(.init(clip)), opacity: .constant(1, for: 1),
                    paint: .init(.value, [Color(rgba: 0x0000_00FF)]))
                words += maskWords([shape], margin: 0)
            }
        }
        if let color { rules += ":where(\(root)) { color: \(color.opaqueText); }\n" }
        rules += "\(root) { \(words.joined(separator: "; ")); }\n"
    }

    /// Adds the layer of a value that a page may change.
    private mutating func addRing(_ ring: ValueRing) {
        let whole = VectorPicture.Stroke(
            .circle(center: ring.center, radius: ring.radius), length: .constant(1, for: 1),
            width: .constant(ring.width, for: 1), cap: .butt)
        let circle = VectorPicture.Layer(
            "ring", .stroke(whole), opacity: .constant(1, for: 1),
            paint: .init(.value, [Color(rgba: 0x0000_00FF)]))
        let layer = ValueRingLayer(ring, in: picture, mask: mask([circle], margin: 0))
        let words =
            ["content: \"\"", "position: absolute", "inset: 0", "background: currentColor"] + layer.words
        rules += "\(root)::after { \(words.joined(separator: "; ")); }\n"
        painted.append("\(root)::after")
        frames += "@property --value { syntax: \"<number>\"; inherits: true; initial-value: 0; }\n"
        frames += "@media (prefers-reduced-motion: reduce) { \(root) { transition: none; } }\n"
    }

    private mutating func add(
        _ node: StyledNode, _ selector: String, _ first: String, in window: StyledNode? = nil
    ) {
        // What is in a window has its place.
        let margin = picture.margin(of: window ?? node)
        var words = place(of: node, margin: margin, isInside: window != nil)
        switch node.paint {
        case .page:
            words.append("background: currentColor")
            painted.append(selector)
        case .own(let color):
            words.append("background: \(color.opaqueText)")
            others.append(selector)
        case nil: break
        }
        words += self.words(of: node, selector, margin: margin)
        rules += "\(selector) { \(first)\(first.isEmpty ? "" : " ")\(words.joined(separator: "; ")); }\n"
    }

    /// The place of a node. What moves is drawn larger than it is seen, as browsers move pixels that are drawn already: its edges stay sharp.
    private mutating func place(of node: StyledNode, margin: Int, isInside: Bool) -> [String] {
        let margin = isInside ? 0 : margin
        func share(_ number: Int) -> String { number == 0 ? "0" : "\(number * 100)%" }
        guard !node.moves.isEmpty, node.children.isEmpty else { return ["inset: \(share(-margin))"] }
        isFine = true
        let fine = "var(--spindle-fine)"
        let side = "calc(\(share(2 * margin + 1)) * \(fine))"
        return [
            "left: \(share(-margin))", "top: \(share(-margin))", "width: \(side)", "height: \(side)",
            "translate: calc(50% / \(fine) - 50%) calc(50% / \(fine) - 50%)", "scale: calc(1 / \(fine))",
            "will-change: transform",
        ]
    }

    /// The mask of a node and its movements.
    private mutating func words(of node: StyledNode, _ selector: String, margin: Int = 0) -> [String] {
        var words = maskWords(node.shapes, margin: margin)
        var animations: [String] = []
        let whole = Double(2 * margin + 1)
        if !node.moves.isEmpty {
            let transform = StyledTransform(
                node.moves, width: picture.width * whole, height: picture.height * whole,
                left: -picture.width * Double(margin), top: -picture.height * Double(margin))
            animations.append(animation(transform.curves, "transform") { transform.text($0) })
        }
        if let opacity = node.opacity {
            let curves = KeyedCurves([opacity], tolerances: [0.001])
            animations.append(animation(curves, "opacity") { $0[0].decimal(4) })
        }
        if !animations.isEmpty {
            words.append("animation: \(animations.joined(separator: ", "))")
            moving.append(selector)
        }
        return words
    }

    private mutating func animation(
        _ curves: KeyedCurves, _ property: String, _ value: ([Double]) -> String
    ) -> String {
        count += 1
        let name = "\(prefix)-\(count)"
        let keyframes = StyledKeyframes(curves, duration: picture.duration, property: property, value)
        frames += "@keyframes \(name) { \(keyframes.text) }\n"
        return "\(name) \(time(1)) \(keyframes.timing) \(picture.loops ? "infinite" : "forwards")"
    }

    private func time(_ slowness: Double) -> String {
        "calc(\((picture.duration * slowness).decimal(4))ms / var(--spindle-speed, 1))"
    }

    /// The whole thing, once all rules are known.
    private var text: String {
        var media = isFine ? "@media (min-resolution: 1.75dppx) { \(root) { --spindle-fine: 4; } }\n" : ""
        if !moving.isEmpty, !picture.isReduced {
            let rest = picture.loops ? time(Motion.slowness) : "1ms"
            media +=
                "@media (prefers-reduced-motion: reduce) { \(moving.joined(separator: ", ")) { animation-duration: \(rest); } }\n"
        }
        var forced = ""
        func force(_ selectors: [String], _ words: String) {
            if selectors.isEmpty { return }
            forced += " \(selectors.joined(separator: ", ")) { forced-color-adjust: none; \(words); }"
        }
        force(painted, "background: CanvasText")
        force(others.filter { $0 != root }, "background: GrayText")
        if others.contains(root) { forced += " \(root) { background: none; }" }
        if !forced.isEmpty { media += "@media (forced-colors: active) {\(forced) }\n" }
        let size = isFine ? "\(root) { --spindle-fine: 2; }\n" : ""
        return size + rules + frames + media
    }

    // MARK: Masks

    private func maskWords(_ shapes: [VectorPicture.Layer], margin: Int) -> [String] {
        let value = "var(--spindle-mask) 0 0 / 100% 100% no-repeat"
        return [
            "--spindle-mask: \(mask(shapes, margin: margin))", "-webkit-mask: \(value)", "mask: \(value)",
        ]
    }

    private func mask(_ shapes: [VectorPicture.Layer], margin: Int) -> String {
        let (width, height) = (picture.width, picture.height)
        let whole = Double(2 * margin + 1)
        return StyledMask(
            shapes, left: -width * Double(margin), top: -height * Double(margin), width: width * whole,
            height: height * whole
        ).url
    }
}

extension VectorPicture {
    /// The number of times its size that a node needs on each side of the picture, before anything moves.
    func margin(of node: StyledNode) -> Int {
        // A window shows nothing beside what is in it.
        if !node.children.isEmpty { return node.children.map { margin(of: $0) }.max() ?? 0 }
        var excess = 0.0
        for extent in node.shapes.compactMap({ $0.extent }) {
            excess = max(
                excess, -extent.left / width, (extent.right - width) / width, -extent.top / height,
                (extent.bottom - height) / height)
        }
        return excess > 1e-4 ? Int(min(excess, 1000).rounded(.up)) : 0
    }
}
