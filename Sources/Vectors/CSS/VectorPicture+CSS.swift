package import Basics
internal import Drawing

extension VectorPicture {
    /// The part of the picture that one element of a page cannot show in a stylesheet; nil where it can.
    package var classExcess: Message? { excess(.one) }

    /// The part of the picture that elements of a page cannot show in a stylesheet; nil where they can.
    package var elementsExcess: Message? { excess(.many) }

    /// Returns the stylesheet of one class, whose element shows the picture in the color of its text.
    ///
    /// - Parameters:
    ///   - name: The class, as it stands in selectors.
    ///   - hasOwnColor: Whether the stylesheet sets the color of the text, where nothing in the page does.
    /// - Precondition: One element can show the picture: there is no ``classExcess``.
    package func classSheet(_ name: String, hasOwnColor: Bool) -> String {
        var sheet = sheet(name, hasOwnColor)
        return Self.named(sheet.styles.classText())
    }

    /// Returns elements that show the picture in the color of their text, and their stylesheet.
    ///
    /// - Parameters:
    ///   - name: The class of the outermost one, as it stands in selectors.
    ///   - attribute: The class as it stands in an attribute.
    ///   - hasOwnColor: Whether the stylesheet sets the color of the text, where nothing in the page does.
    /// - Precondition: Elements can show the picture: there is no ``elementsExcess``.
    package func elements(_ name: String, attribute: String, hasOwnColor: Bool) -> String {
        var sheet = sheet(name, hasOwnColor)
        let children = sheet.plan.nodes.map { $0.markup }.joined()
        return Self.named(
            """
            <style>
            \(sheet.styles.treeText())</style>
            <span class="\(attribute)" role="progressbar" aria-label="Loading">\(children)</span>

            """)
    }

    private func sheet(_ name: String, _ hasOwnColor: Bool) -> (styles: StyledSheet, plan: StyledPlan) {
        do throws(StyledPlan.Excess) {
            let plan = try StyledPlan(self)
            let styles = StyledSheet(
                self, plan, root: "." + name, color: hasOwnColor ? plan.color : nil, prefix: Self.prefix)
            return (styles, plan)
        } catch {
            preconditionFailure("elements can show the picture")
        }
    }

    /// The number of elements that a page has for a picture.
    private enum Form { case one, many }

    private func excess(_ form: Form) -> Message? {
        let plan: StyledPlan
        do throws(StyledPlan.Excess) {
            plan = try StyledPlan(self)
        } catch {
            return error.text
        }
        for node in plan.nodes {
            let largest = ([node] + node.children).map { margin(of: $0) }.max() ?? 0
            if largest > Self.mostMargin { return "a figure that begins far outside of the picture" }
        }
        if form == .one { return plan.excessForOne(self) }
        let count = plan.nodes.reduce(0) { $0 + $1.count }
        return count <= Self.mostElements
            ? nil : Message("\(count) parts, and \(Self.mostElements) is the most")
    }

    /// The greatest number of elements of a picture: each is a layer of the compositor.
    private static let mostElements = 64
    /// The greatest number of times its size that an element may be larger than the picture on each side.
    private static let mostMargin = 4
}

extension StyledNode {
    /// The element, with those in it.
    fileprivate var markup: String { "<i>\(children.map { $0.markup }.joined())</i>" }
}

extension StyledPlan {
    /// The part that one element with two layers cannot show; nil where it can.
    fileprivate func excessForOne(_ picture: VectorPicture) -> Message? {
        guard let window = nodes.first(where: { !$0.children.isEmpty }) else {
            let most = picture.valueRing == nil ? 2 : 1
            return nodes.count <= most
                ? nil : Message("\(nodes.count) parts that move or are colored differently")
        }
        if nodes.count > 1 {
            let pieces = nodes.count { !$0.children.isEmpty }
            return pieces > 1
                ? "an arc that grows beyond half a circle" : "an arc that grows, and something besides it"
        }
        if !ground.isEmpty { return "an arc that grows, and something besides it" }
        if clip != nil { return "an arc that grows within a clip" }
        // The element turns, and shows no more than lies in it.
        return picture.margin(of: window.children[0]) == 0 ? nil : "an arc that reaches beyond the picture"
    }
}
