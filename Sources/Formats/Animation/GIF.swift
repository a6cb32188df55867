package import Basics

extension OutputFormat {
    /// All frames in one GIF.
    public static let gif = OutputFormat(
        name: "gif", synonyms: ["animated-gif"],
        summary: "one animated GIF, for viewers that support nothing better",
        files: "NAME.gif; NAME@2x.gif at scale 2",
        limits: """
            no partly transparent pixels: edges are blended with the matte; 255 colors a frame, more are reduced; at \
            most 50 frames a second, others are left out; delays are multiples of 10 ms and add up to the total
            """,
        readers: "everything that shows pictures",
        endings: ["gif"], content: .animation, largestSide: 65535, encoding: .gif,
        naming: fileName("gif"), traits: [.compressed, .budgeted, .matted, .ratesStills], mostPlays: 65_536)

    /// The color that edges of a GIF and the ground of black and white pictures have where no matte is named: the surface of the theme, as the most likely background,
    /// or white where no theme is named or its surface is not opaque.
    package static func usualMatte(on surface: Color?) -> Color {
        guard let surface, surface.alpha == 255 else { return white }
        return surface
    }

    /// The note about that color.
    package func note(usualMatte matte: Color) -> Message {
        let name = matte == Self.white ? "white" : "\(matte)"
        if traits.contains(.bilevel) {
            let name = matte == Color(rgba: 0x0000_00FF) ? "black" : name
            return
                "\(self.name) is black and white over \(name); for another background, add \(option: .matte) with its color"
        }
        return """
            a GIF has no partly transparent pixels, so its edges are blended with \(name); for another \
            background, add \(option: .matte) with its color
            """
    }

    private static var white: Color { Color(rgba: 0xFFFF_FFFF) }
}
