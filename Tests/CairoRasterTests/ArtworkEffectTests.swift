import CairoRaster
import Drawing
import Imaging
import Testing

/// Masks and blended parts of artworks, and groups in groups.
@Suite struct ArtworkEffectTests {
    private typealias Case = ArtworkCase
    private static let white = Color(rgba: 0xFFFF_FFFF)
    private static let red = Color(rgba: 0xFF00_00FF)

    @Test("a mask multiplies alpha by its own, or by its luminance, and hides all outside of it")
    func masks() throws {
        let gray = Color(red: 100, green: 150, blue: 200, alpha: 128)
        let shown = Case.area(Case.rectangle(0, 0, 20, 20), Color(red: 255, green: 0, blue: 0, alpha: 200))
        let mask = [
            Case.area(Case.rectangle(2, 2, 8, 8), gray), Case.area(Case.rectangle(10, 2, 4, 8), Self.white),
        ]
        let luminance = (0.2125 * 100 + 0.7154 * 150 + 0.0721 * 200) / 255
        for (isLuminance, share) in [(false, 1), (true, luminance)] {
            let bitmap = try Case.bitmap([.masked([shown], by: mask, isLuminance: isLuminance)])
            let alpha = 200 * 128 / 255 * share
            #expect((Double(bitmap[5, 5].alpha) - alpha).magnitude <= 0.5)
            #expect(bitmap[5, 5].red == 255 && bitmap[12, 5].alpha == 200 && bitmap[16, 5].alpha == 0)
        }
        let black = Case.area(Case.rectangle(0, 0, 20, 20), Color(rgba: 0x0000_00FF))
        #expect(
            try Case.bitmap([.masked([shown], by: [black], isLuminance: true)]).bytes.allSatisfy { $0 == 0 })
        #expect(
            try Case.bitmap([.masked([shown], by: [], isLuminance: false)]).bytes.allSatisfy { $0 == 0 })
    }

    @Test("opaque areas as a mask are a clip, of several figures each by its own rule")
    func clips() throws {
        let shown = Case.area(Case.rectangle(0, 0, 20, 20), Self.red)
        var frame = Case.rectangle(2, 2, 9, 9)
        frame.add(Case.rectangle(4, 4, 5, 5))
        let isEvenOdd = try Case.bitmap([
            .masked(
                [shown],
                by: [
                    Case.area(frame, Self.white, isEvenOdd: true),
                    Case.area(Case.rectangle(12.5, 2, 5, 9), Self.white),
                ],
                isLuminance: false)
        ])
        #expect(isEvenOdd[3, 3] == Self.red && isEvenOdd[6, 6].alpha == 0 && isEvenOdd[14, 6] == Self.red)
        // Half of 255 is rounded twice, in the mask and in what is drawn.
        #expect((128...129).contains(isEvenOdd[12, 6].alpha))
        let path = Case.rectangle(2.3, 2.7, 9, 9)
        let clipped = try Case.bitmap([.clipped([shown], to: path)])
        let masked = try Case.bitmap([.masked([shown], by: [Case.area(path, Self.white)], isLuminance: false)]
        )
        #expect(clipped.bytes == masked.bytes)
    }

    /// Pixels of Chromium 156 with `mix-blend-mode`: of opaque #3C78B4 on #C85014, and of #DCC828 at 0.6 on #4650A0 at 0.8.
    private static let blended: [(mode: BlendMode, opaque: UInt32, translucent: UInt32)] = [
        (.normal, 0x3C78_B4FF, 0xA79D_51EB), (.multiply, 0x2F26_0FFF, 0x5557_4AEA),
        (.screen, 0xD5A2_BAFF, 0xADA7_98EB), (.overlay, 0xAB4B_1DFF, 0x7477_6FEB),
        (.darken, 0x3C50_14FF, 0x595F_51EB), (.lighten, 0xC878_B4FF, 0xA79D_8FEB),
        (.colorDodge, 0xFF97_44FF, 0xBABB_A0EB), (.colorBurn, 0x1500_00FF, 0x4A47_3DEB),
        (.hardLight, 0x5E4B_75FF, 0xA094_57EB), (.softLight, 0xB14D_26FF, 0x7272_7BEB),
        (.difference, 0x8C28_A0FF, 0x8273_7AEB), (.exclusion, 0xA67C_AAFF, 0x8D87_8BEB),
        (.hue, 0x247F_D9FF, 0x6A66_43EB), (.saturation, 0xAA5A_32FF, 0x515C_B6EB),
        (.color, 0x3D79_B5FF, 0x6B66_3DEB), (.luminosity, 0xC74F_13FF, 0x8F96_C1EB),
    ]

    @Test("all blend modes give the colors that a browser gives, alone and as steps of a filter")
    func modes() throws {
        #expect(Self.blended.map { $0.mode } == BlendMode.allCases)
        func colors(_ front: UInt32, _ back: UInt32, _ mode: BlendMode) throws -> [Color] {
            let square = Case.rectangle(2, 2, 10, 10)
            let (front, back) = (Color(rgba: front), Color(rgba: back))
            let alone = try Case.bitmap([
                Case.area(square, back), .blended([Case.area(square, front)], mode),
            ])
            let filter = ArtworkFilter([
                .init(.flood(.color(front)), isLinear: false),
                .init(.blend(.result(0), over: .source, mode), isLinear: false),
            ])
            let filtered = try Case.bitmap([.filtered([Case.area(square, back)], filter)])
            return [alone[5, 5], filtered[5, 5]]
        }
        for (mode, opaque, translucent) in Self.blended {
            // Browsers blend in 8 bits.
            for color in try colors(0x3C78_B4FF, 0xC850_14FF, mode) {
                #expect(Case.distance(color, Color(rgba: opaque)) <= 2, "\(mode): \(color)")
            }
            for color in try colors(0xDCC8_2899, 0x4650_A0CC, mode) {
                #expect(Case.distance(color, Color(rgba: translucent)) <= 2, "\(mode): \(color)")
            }
        }
    }

    @Test(
        "a group is blended with what lies behind it in its own group, and is what it is where nothing does")
    func isolation() throws {
        let square = Case.rectangle(2, 2, 10, 10)
        let (back, front) = (Color(rgba: 0x8080_80FF), Color(rgba: 0x8000_80FF))
        let blended = Artwork.Item.blended([Case.area(square, front)], .multiply)
        let open = try Case.bitmap([Case.area(square, back), blended])
        #expect(open[5, 5] == Color(red: 64, green: 0, blue: 64))
        let isolated = try Case.bitmap([Case.area(square, back), .group([blended], opacity: 1)])
        #expect(isolated[5, 5] == front)
        #expect(try Case.bitmap([blended])[5, 5] == front)
    }

    @Test("groups in groups lose no more than a level", arguments: [0.3, 0.5, 0.77])
    func nested(opacity: Double) throws {
        let colors = [0xC832_14FF, 0x28A0_F0FF, 0x14F0_50FF, 0xFAFA_0AFF].map { Color(rgba: $0) }
        let square = Case.rectangle(2, 2, 10, 10)
        var behind: [Artwork.Item] = []
        var sum = SIMD4<Double>.zero
        for color in colors {
            behind = [.group([Case.area(square, color)] + behind, opacity: opacity)]
            let back = SIMD4(Double(color.red), Double(color.green), Double(color.blue), 255)
            sum = (sum + back * (1 - sum.w / 255)) * opacity
        }
        let pixel = try Case.bitmap(behind)[5, 5]
        let alpha = Double(pixel.alpha) / 255
        let shown = SIMD4(Double(pixel.red), Double(pixel.green), Double(pixel.blue), 255) * alpha
        for channel in 0..<4 { #expect((shown[channel] - sum[channel]).magnitude <= 1, "\(shown) \(sum)") }
    }
}
