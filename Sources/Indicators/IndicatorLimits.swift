/// The limits for measures of indicators, in points.
public enum IndicatorLimits {
    /// Diameters and lengths.
    public static let sizes = 1.0...4096.0
    /// The diameter where none is given.
    public static let defaultSize = 48.0
    /// The thinnest stroke or track.
    public static let thinnestStroke = 0.01
}
