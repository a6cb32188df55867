internal import Basics
internal import Drawing
internal import Formats
package import Indicators
internal import Jobs
package import Requests
internal import Vectors

extension RenderSpec {
    /// The request as it is in its other looks: those of a theme of one's own, or with the colors of its pairs for dark screens. Its
    /// files have to be loaded.
    package var otherLooks: [(look: ThemeLook, spec: RenderSpec)] {
        guard template == nil else { return [] }
        if let theme, !theme.looks.isEmpty {
            return theme.looks.dropFirst().compactMap { look in
                theme.only(look).map { one in
                    var spec = self
                    spec.theme = one
                    return (look, spec)
                }
            }
        }
        if showsBothLooks { return darkLook.map { [(.dark, $0)] } ?? [] }
        guard onDark != DarkColors() else { return [] }
        var spec = self
        if themeSource == nil {
            spec.isDarkVariant = true
        } else {
            guard let dark = theme?.darkSibling else { return [] }
            spec.theme = dark
        }
        return [(.dark, spec)]
    }

    /// The request on dark screens, for a file of both looks; nil where it has one look.
    private var darkLook: RenderSpec? {
        guard template == nil, !chosenTheme.isDark else { return nil }
        var spec = self
        spec.showsBothLooks = false
        if let dark = theme?.sibling(isDark: true, isHighContrast: false) {
            spec.theme = dark
        } else if themeSource == nil || onDark != DarkColors() {
            spec.isDarkVariant = true
        } else {
            return nil
        }
        return spec
    }

    /// The reason why a file cannot hold two looks; where it can, a doubt whether they differ.
    var idleLooks: Idle? {
        if template != nil { return Idle(reason: "on a mask, which has no colors") }
        let theme = chosenTheme
        if theme.isDark {
            let light = theme.family(.light)
            return Idle(
                reason: "with the theme \(quoted(theme.name)), which is for dark screens alone",
                advice: light.map { "use \(option: .theme, $0.name)" } ?? "use a light \(option: .theme)")
        }
        if darkLook == nil {
            return Idle(
                reason: "with the theme \(quoted(theme.name)), which has one look",
                advice:
                    "use one with a light and a dark look, such as \(option: .theme, "fiori-light"), or pairs, such as \(option: .color, "light-dark(#0A6ED1, #5BA8F5)")"
            )
        }
        return .doubt(
            Idle(
                noted:
                    "where both looks are the same; for other colors on dark screens, give a pair, such as \(option: .color, "light-dark(#0A6ED1, #5BA8F5)")"
            ))
    }

    /// Returns the job with the look for dark screens in its picture, where a format of it is to hold both.
    ///
    /// - Throws: ``SpecError`` where that cannot take the place of the other.
    func withBothLooks(_ job: RenderJob) throws(SpecError) -> RenderJob {
        guard showsBothLooks, job.formats.contains(where: OutputFormat.svgFormats.contains),
            var picture = job.picture, let dark = try darkLook?.withoutFiles([.svg]).jobWithoutVariants()
        else { return job }
        let other = dark.with(variant: FrameVariant(isDark: true))
        try checkPlace(of: other, beside: job)
        guard let groups = other.picture?.groups, groups != picture.groups else { return job }
        picture.darkGroups = groups
        return job.with(picture: picture, wideColors: (job.wideColors + other.wideColors).unique)
    }

    /// The request for these formats, without options for the files of others.
    func withoutFiles(_ formats: [OutputFormat]) -> RenderSpec {
        var spec = self
        (spec.formats, spec.target) = (formats, nil)
        (spec.sheet, spec.matte, spec.usesCurrentColor) = (SheetSpec(), nil, false)
        (spec.preset, spec.maxBytes, spec.hasHardEdges) = (nil, nil, false)
        (spec.pixels, spec.hotSpot, spec.terminal, spec.repeats) = (
            PixelOptions(), nil, TerminalOptions(), nil
        )
        return spec
    }
}
