internal import Drawing

/// The areas in which two blocks with different ends differ, as those of a growing bar do: around their ends.
struct BlockChanges {
    /// The boxes around the stretches that the left ends, and the right ones, have passed; nil for none.
    let left, right: Box?

    /// Takes blocks in pixels. Nil where more than the positions of the ends differs, or may differ.
    init?(of new: PixelFigure, since old: PixelFigure) {
        guard case .block(let new) = new, case .block(let old) = old, new.y == old.y,
            new.height == old.height,
            new.radius == old.radius
        else { return nil }
        // Both ends shape a block that is narrower than two of its corners.
        let reach = new.radius
        guard min(new.width, old.width) >= 2 * reach else { return nil }
        func box(_ low: Double, _ high: Double) -> Box {
            Box(left: low, top: new.y, right: high, bottom: new.y + new.height)
        }
        let (newEnd, oldEnd) = (new.x + new.width, old.x + old.width)
        left = new.x == old.x ? nil : box(min(new.x, old.x), max(new.x, old.x) + reach)
        right = newEnd == oldEnd ? nil : box(min(newEnd, oldEnd) - reach, max(newEnd, oldEnd))
    }
}
