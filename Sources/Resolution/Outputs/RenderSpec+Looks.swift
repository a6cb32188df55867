package import Indicators
package import Requests

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
}
