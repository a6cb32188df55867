/// The limits for measures of indicators, in points.
public enum IndicatorLimits {
    /// The range of diameters and lengths.
    public static let sizes = 1.0...4096.0
    /// The default diameter.
    public static let defaultSize = 48.0
    /// The thickness of the thinnest stroke or track.
    public static let thinnestStroke = 0.01
}
