extension DisplayList {
    /// The canvas pixels that hold `points` at `scale`: rounded up, but not for the sake of a
    /// rounding error in the product.
    ///
    /// - Precondition: the product is finite and below 2³¹.
    public static func pixels(_ points: Double, _ scale: Double) -> Int {
        max(1, Int((points * scale - 1e-6).rounded(.up)))
    }
}
