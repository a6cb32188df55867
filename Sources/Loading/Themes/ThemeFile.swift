public import Basics
internal import Files
public import Indicators
internal import Specs

/// Themes of one's own, described in YAML or JSON: what a theme of the catalog has, and what is different.
///
/// Everything but `base` may be missing, and everything not listed is refused. Lengths are in points. A color can be a pair for
/// light and for dark screens, `light-dark(#0A6ED1, #5BA8F5)`.
///
/// | key | meaning |
/// |---|---|
/// | `base` | the theme of the catalog that says all that is not said here |
/// | `name`, `summary`, `source` | what the theme is called, and where its figures come from |
/// | `colors` | a map from ``ThemeSlot`` names such as `indicator` or `linear-track` to colors |
/// | `color` | the colors, one or a list, of motions that take several; the first is the `indicator` |
/// | `gradient` | the colors of arcs and bars along their length, as the option of that name |
/// | `motion`, `linear-motion` | names of motions: along a ring, and along a straight track |
/// | `sizes` | `small`, `medium` and `large`, each a map of `size` and `stroke` |
/// | `linear` | a map of `width` and `height` |
/// | `track`, `linear-track` | whether a track shows behind a circular and behind a linear indicator |
/// | `running-track` | whether that of a circular indicator shows while no value is known, too; without it what `track` says |
/// | `running-opacity` | how much of its color a bar has while no value is known, in 0…1 |
/// | `gap`, `stop`, `cap`, `glyph-style` | of indicators, as the options of those names |
/// | `label-gap`, `linear-label-gap` | the space between the indicator and its label |
/// | `type` | `label`, `linear-label`, `percentage`, `message`, `title`, `toast`, `button`, `step-name` and `step-list-name`, each a map of `size`, `line-height`, `weight` and `tracking`; the size of `percentage` may be a share of the ring, such as `30%` |
/// | `light`, `dark`, `high-contrast`, `dark-high-contrast` | the looks of the theme, each a map of what differs from the keys above, with `base` and all that follows it |
/// | `look` | the one look to use of these |
///
/// A look begins with its own `base`, or with the theme of the base's family for such screens, such as `fiori-dark` for the look `dark`
/// of a theme based on `fiori-light`. If that family has none with increased contrast, it begins with this theme's own look without. What
/// the file says for all looks comes next, and last what it says for the look. The look of the base itself, `light` of `fiori-light`, is there
/// even where no key says anything for it.
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
