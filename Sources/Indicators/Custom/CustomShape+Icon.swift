package import Drawing

extension CustomShape {
    /// The area of the shape as an icon: around 0, with its longer side 1.
    package var icon: Path { area }
    /// The same in its own colors; nil where it has none.
    package var ownIcon: Artwork? { artwork }
}
