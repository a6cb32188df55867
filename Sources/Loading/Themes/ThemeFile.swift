public import Basics
internal import Files
public import Indicators
internal import Specs

/// Themes of one's own, described in YAML or JSON: what a theme of the catalog has, and what is different.
///
/// Everything but `base` may be missing, and everything not listed is refused. Lengths are in points.
///
/// | key | meaning |
/// |---|---|
/// | `base` | the theme of the catalog that says all that is not said here |
/// | `name`, `summary`, `source` | what the theme is called, and where its figures come from |
/// | `colors` | a map from ``ThemeSlot`` names such as `indicator` or `linear-track` to colors |
/// | `motion`, `linear-motion` | names of motions: along a ring, and along a straight track |
/// | `sizes` | `small`, `medium` and `large`, each a map of `size` and `stroke` |
/// | `linear` | a map of `width` and `height` |
/// | `track`, `linear-track` | whether a track shows behind a circular and behind a linear indicator |
/// | `running-track` | whether that of a circular indicator shows while no value is known, too; without it what `track` says |
/// | `running-opacity` | how much of its color a bar has while no value is known, in 0…1 |
/// | `gap`, `stop`, `cap` | of indicators, as the options of those names |
/// | `label-gap`, `linear-label-gap` | the space between the indicator and its label |
/// | `type` | `label`, `linear-label`, `percentage`, `message`, `title`, `toast`, `button`, `step-name` and `step-list-name`, each a map of `size`, `line-height`, `weight` and `tracking` |
public enum ThemeFile {
    /// Reads the file at `path`.
    ///
    /// - Throws: ``SpecError`` of kind `missing` where it cannot be read, and of kind `file` with
    ///   everything that is wrong in it.
    public static func read(_ path: String) throws(SpecError) -> Theme {
        try parse(try readRegularFile(path, limit: SpecTree.Limits().bytes), name: path)
    }

    /// Understands the content of a file that is called `name` in messages.
    ///
    /// - Throws: ``SpecError`` with the line, the column and the path of the value; all that is wrong in the file, at
    ///   once.
    public static func parse(_ bytes: [UInt8], name: String) throws(SpecError) -> Theme {
        try SpecFile.parse(bytes, name: name) { reader in
            if let problem = FileKind.theme.problem(with: reader.node.entries ?? []) {
                reader.problem(problem)
                return .standard
            }
            return ThemeReader.theme(reader)
        }
    }
}
