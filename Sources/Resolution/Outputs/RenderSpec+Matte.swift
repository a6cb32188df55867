internal import Basics
internal import Formats
internal import Indicators
internal import Requests

extension RenderSpec {
    func resolvedMatte() throws(SpecError) -> Color? {
        guard let matte else { return nil }
        guard matte.alpha == 255 else {
            throw SpecError(
                at: .option(.matte),
                "\(matte) is not opaque, and what takes a matte cannot be partly transparent; use an opaque color, or none for a GIF with hard edges"
            )
        }
        return matte
    }

    /// The colors behind a picture that lies on a matte in all its formats, from the bottom up; nil for any other.
    func matteGround(_ background: Color?) -> [Color]? {
        let formats = resolvedFormats()
        let isMatted = formats.allSatisfy { format in
            format == .gif || !format.traits.isDisjoint(with: [.opaque, .bilevel])
                || format.traits.contains(.device) && pixelLayouts([format]).allSatisfy { !$0.hasAlpha }
        }
        guard let matte, isMatted else { return nil }
        return [matte] + (background.map { [$0] } ?? [])
    }

    /// The color that formats without partly transparent pixels have behind the picture where no matte is named, and these formats;
    /// nil where none needs one. Black and white alone have the one that is closer to the theme's surface, which is no pattern then.
    func usualMatte(_ formats: [OutputFormat]) throws(SpecError) -> (color: Color, formats: [OutputFormat])? {
        let needy = formats.filter { $0 == .gif && !hasHardEdges || $0.traits.contains(.bilevel) }
        guard matte == nil, !needy.isEmpty, !isOpaque else { return nil }
        let surface = OutputFormat.usualMatte(on: themeSource == nil ? nil : try resolvedTheme()[.surface])
        if needy.contains(.gif) { return (surface, needy) }
        let level: UInt8 = surface.isLight ? 255 : 0
        return (Color(red: level, green: level, blue: level), needy)
    }

    /// Refuses frames that are larger than a format can hold.
    func checkSides(_ formats: [OutputFormat], _ size: (width: Int, height: Int)) throws(SpecError) {
        let side = max(size.width, size.height)
        if let preset {
            if let other = formats.first(where: { $0 != preset.format }) {
                throw SpecError(
                    at: .option(.preset),
                    "\(preset.name) takes \(preset.format.name), not \(other.name); leave out \(option: .to)"
                )
            }
            if let most = preset.maxSide, side > most {
                throw SpecError(
                    at: .option(.preset),
                    "\(preset.name) takes at most \(most) pixels a side, and a frame has \(side); use a smaller size or scale"
                )
            }
        }
        if let format = formats.first(where: { $0.largestSide < side }) {
            throw SpecError(
                .limit, at: .option(.to),
                "\(format.name) holds at most \(format.largestSide) pixels a side, and a frame has \(side); use another format, or a smaller size or scale"
            )
        }
    }
}
