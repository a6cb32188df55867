public import Basics
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
    ///   - color: The color of the text; nil where the page sets it.
    /// - Precondition: One element can show the picture.
    package func classSheet(_ name: String, hasOwnColor: Bool) -> String {
        let plan = plan(.one)
        var sheet = StyledSheet(
            self, plan, root: "." + name, color: hasOwnColor ? plan.color : nil, prefix: Self.prefix)
        return Self.named(sheet.classText())
    }

    /// Whether the least number of elements differs from the motion by more than rounding.
    package var isJoinedOfStraightPieces: Bool { (try? StyledPlan(self))?.isFitted ?? false }

    /// The number of elements that a page has for a picture.
    private enum Form { case one, many }

    private func plan(_ form: Form) -> StyledPlan {
        do throws(StyledPlan.Excess) {
            return try StyledPlan(self)
        } catch {
            preconditionFailure("elements can show the picture")
        }
    }

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
        return form == .one ? plan.excessForOne(self) : nil
    }

    /// The greatest number of times its size that an element may be larger than the picture on each side.
    private static let mostMargin = 4
}

extension StyledPlan {
    /// The part that one element with two layers cannot show; nil where it can.
    fileprivate func excessForOne(_ picture: VectorPicture) -> Message? {
        guard let window = nodes.first(where: { !$0.children.isEmpty }) else {
            return nodes.count <= 2 ? nil : Message("\(nodes.count) parts that move or are colored differently")
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
