internal import Basics
internal import Drawing
internal import Formats
internal import Indicators
internal import Jobs
internal import Requests
internal import Vectors

extension RenderSpec {
    /// The colors of a job beyond sRGB, if it may have any.
    func wideColors(of job: RenderJob) -> [Color] {
        gamut == .srgb || givenWideColors.isEmpty ? [] : job.findWideColors()
    }

    /// The colors beyond sRGB in the request and in its theme, in all their looks, each once and without its alpha.
    var givenWideColors: [Color] {
        var found: [Color] = []
        let looks = onDark == DarkColors() ? [self] : [self, inLook(isDark: true)]
        for color in looks.flatMap({ $0.givenColors }).map({ $0.with(alpha: 255) })
        where !color.wide.isNone && !found.contains(color) {
            found.append(color)
        }
        return found
    }

    /// The colors of the request on light screens, and of all looks of its theme.
    private var givenColors: [Color] {
        var colors = self.colors + themeColors.values + (gradient?.colors ?? [])
        for case .color(let color) in [trackPaint, containerPaint] { colors.append(color) }
        if case .color(let color) = backdrop { colors.append(color) }
        for theme in theme.map({ [$0] + $0.looks.compactMap($0.only) }) ?? [] {
            colors += ThemeSlot.allCases.map { theme[$0] } + theme.colors + (theme.gradient?.colors ?? [])
        }
        return colors + (shape?.value?.ownColors ?? []) + (center?.icon?.ownColors ?? [])
    }

    /// Notes about formats without colors beyond sRGB that are to have some.
    func gamutNotes(_ job: RenderJob) -> [Message] {
        if gamut == .srgb { return [] }
        var notes: [Message] = []
        let shown = job.wideColors + job.variants.flatMap { $0.wideColors }
        // Mixtures of them are not named.
        let given = givenWideColors.filter { shown.contains($0) }
        let named = given.isEmpty ? Array(shown.prefix(1)) : given
        let narrow = job.formats.filter { !$0.traits.contains(.wide) }
        if !narrow.isEmpty, !named.isEmpty { notes.append(note(narrow, named)) }
        if job.formats.contains(.svg), job.picture?.changesWideColors ?? false, !named.isEmpty {
            notes.append(note([.svg], named, where: " where they change"))
        }
        if let matte, !matte.wide.isNone {
            let matted = narrow.filter { !$0.traits.isDisjoint(with: [.matted, .opaque]) }
            if !matted.isEmpty, !named.contains(matte) { notes.append(note(matted, [matte])) }
        }
        return notes
    }

    private func note(
        _ formats: [OutputFormat], _ colors: [Color], where place: String = ""
    ) -> Message {
        let names = formats.map { $0.name }.joined(separator: ", ")
        let changes = colors.map { "\(writtenColors[$0] ?? $0.cssText) is drawn as \($0)" }.joined(
            separator: ", ")
        return "\(names) \(formats.count == 1 ? "has" : "have") no colors beyond sRGB\(place): \(changes)"
    }
}
