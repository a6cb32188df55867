extension Double {
    /// The shortest decimal text that reads back as this number, whole numbers without a fraction: how numbers are
    /// written in files and messages.
    package var shortestText: String {
        // Up to 2⁵³ every whole number is exact, and as an integer has no exponent either. In a page `Int` has 32 bits.
        magnitude <= 0x1p53 && self == rounded(.towardZero) ? Int64(self).description : description
    }
}
