package import Basics
internal import Drawing
package import Formats
internal import Indicators
package import Requests

extension RenderSpec {
    /// Returns the options for the files.
    package func resolvedOptions() throws(SpecError) -> ExportOptions {
        var options = ExportOptions(
            sheet: try sheet.options(),
            compression: compression ?? .standard,
            matte: try resolvedMatte(), pixels: pixels, terminal: terminal,
            repeats: repeats, hotSpot: hotSpot, usesCurrentColor: try resolvedCurrentColor())
        let isOwn = theme != nil || !colors.isEmpty || !themeColors.isEmpty || template != nil
        options.hasOwnColor = isOwn && resolvedFormats().contains(where: OutputFormat.pageFormats.contains)
        options.bleedsFrames = sheet.bleeds ?? false
        options.hasHardEdges = hasHardEdges && !isOpaque
        options.maxBytes = maxBytes?.bytes ?? preset?.maxBytes
        options.playback = Playback(goesBack: isPingPong, hold: hold ?? 0)
        options.folder = target?.folderName ?? ""
        return options
    }

    /// The colors of the indicator.
    ///
    /// - Parameter several: Those of the theme for a motion that takes several; empty for one that does not.
    func resolvedColors(_ theme: Theme, tiles: Int?, several: [Color] = []) throws(SpecError) -> [Color] {
        guard let tiles else {
            if value2 != nil, colors.count > 1 {
                guard colors.count == 2 else {
                    throw SpecError(
                        at: .option(.color),
                        "two values have a color each, but \(colors.count) are given; leave out all but two")
                }
                return [colors[0]]
            }
            if let gradient { return [gradient.colors[0]] }
            if !colors.isEmpty { return colors }
            return several.isEmpty || template != nil ? [theme[indicatorSlot]] : several
        }
        if colors.isEmpty {
            let own = template == nil && theme.colors.count >= tiles
            return own ? theme.colors : theme.tileColors(tiles)
        }
        if colors.count < tiles {
            throw SpecError(
                at: .option(.color),
                "tiles side by side need at least \(tiles) colors, but \(colors.count == 1 ? "1 is" : "\(colors.count) are") given; leave \(option: .color) out for the theme's"
            )
        }
        return colors
    }

    /// The formats that are requested, without repetitions.
    package func resolvedFormats() -> [OutputFormat] {
        formats.isEmpty ? [preset?.format ?? .frames] : formats.unique
    }

    private func resolvedCurrentColor() throws(SpecError) -> Bool {
        if usesCurrentColor, colors.count > 1 {
            throw SpecError(
                at: .option(.currentColor),
                "the page has one color, but \(colors.count) are given; leave out \(option: .color)")
        }
        return usesCurrentColor
    }

    /// Returns the name of the asset; where none is given, that of its animation.
    package func resolvedName(_ animation: String, _ formats: [OutputFormat]) throws(SpecError) -> String {
        let name = name ?? animation
        if let problem = AssetName.problem(with: name) {
            throw SpecError(at: nameSubject, Message(problem))
        }
        if self.name == nil { return name }
        // Two names that a format turns into one could not both be written.
        for format in formats {
            guard let rule = format.nameRule, rule.nearest(name) != name else { continue }
            throw SpecError(
                at: nameSubject,
                "\(format.name) cannot use the name \(quoted(name)): \(rule.text); use \(quoted(rule.nearest(name)))"
            )
        }
        return name
    }
}
