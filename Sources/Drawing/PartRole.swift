/// The role of a part of a picture, by which it is told from other parts however it looks, in every picture of a film.
public enum PartRole: UInt8, Hashable, Sendable, CaseIterable {
    /// A page, a card, a line between them: what an indicator lies on.
    case surface
    /// The track behind or beside a value.
    case track
    /// The value where it lies behind a second one. Drawn parts are values; which lies behind is told from their order.
    case behind
    /// A second value.
    case second
    /// The part of a track that is ready before the value gets there.
    case buffer
    /// The dot at the far end of a track, which marks 100 %.
    case stop
    /// The value, or what moves while none is known: an arc, a bar, a spoke, a dot, a shape or a figure.
    case value
    /// A sign, or a node of steps and the line between two of them.
    case sign
    /// A label or a value in words.
    case text
}
