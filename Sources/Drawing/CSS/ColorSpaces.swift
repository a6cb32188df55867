internal import Basics

/// The color spaces of CSS Color 4, and the ways between them. Matrices and constants are those of its sample code.
///
/// Everything is computed by additions, multiplications, divisions and roots of our own, so that it is the same everywhere.
enum ColorSpaces {
    typealias Triple = (Double, Double, Double)

    // MARK: - sRGB in other words

    /// - Parameter hue: In turns.
    static func rgb(hue: Double, saturation: Double, lightness: Double) -> Triple {
        let (saturation, lightness) = (max(saturation, 0), lightness)
        let hue = (hue - hue.rounded(.down)) * 12
        let amount = saturation * min(lightness, 1 - lightness)
        func channel(_ n: Double) -> Double {
            let k = (n + hue).truncatingRemainder(dividingBy: 12)
            return lightness - amount * max(-1, min(k - 3, 9 - k, 1))
        }
        return (channel(0), channel(8), channel(4))
    }

    static func rgb(hue: Double, whiteness: Double, blackness: Double) -> Triple {
        let (white, black) = (max(whiteness, 0), max(blackness, 0))
        if white + black >= 1 {
            let gray = white / (white + black)
            return (gray, gray, gray)
        }
        let pure = rgb(hue: hue, saturation: 1, lightness: 0.5)
        func channel(_ value: Double) -> Double { value * (1 - white - black) + white }
        return (channel(pure.0), channel(pure.1), channel(pure.2))
    }

    // MARK: - OKLab

    private static func multiply(_ m: [Double], _ v: Triple) -> Triple {
        func row(_ i: Int) -> Double {
            let (x, y, z) = (m[i] * v.0, m[i + 1] * v.1, m[i + 2] * v.2)
            return x + y + z
        }
        return (row(0), row(3), row(6))
    }

    private static let xyzFromLinear: [Double] = [
        0.4123907992659595, 0.35758433938387796, 0.1804807884018343, 0.21263900587151036, 0.7151686787677559,
        0.07219231536073371, 0.01933081871559185, 0.11919477979462599, 0.9505321522496606,
    ]
    private static let linearFromXYZ: [Double] = [
        3.2409699419045213, -1.5373831775700935, -0.4986107602930033, -0.9692436362808798, 1.8759675015077206,
        0.04155505740717561, 0.05563007969699361, -0.20397695888897657, 1.0569715142428786,
    ]
    private static let lmsFromXYZ: [Double] = [
        0.8190224379967030, 0.3619062600528904, -0.1288737815209879, 0.0329836539323885, 0.9292868615863434,
        0.0361446663506424, 0.0481771893596242, 0.2642395317527308, 0.6335478284694309,
    ]
    private static let xyzFromLMS: [Double] = [
        1.2268798758459243, -0.5578149944602171, 0.2813910456659647, -0.0405757452148008, 1.1122868032803170,
        -0.0717110580655164, -0.0763729366746601, -0.4214933324022432, 1.5869240198367816,
    ]
    private static let labFromLMS: [Double] = [
        0.2104542683093140, 0.7936177747023054, -0.0040720430116193, 1.9779985324311684, -2.4285922420485799,
        0.4505937096174110, 0.0259040424655478, 0.7827717124575296, -0.8086757549230774,
    ]
    private static let lmsFromLab: [Double] = [
        1, 0.3963377773761749, 0.2158037573099136, 1, -0.1055613458156586, -0.0638541728258133, 1,
        -0.0894841775298119, -1.2914855480194092,
    ]

    private static func linear(oklab: Triple) -> Triple {
        let lms = multiply(lmsFromLab, oklab)
        func cube(_ x: Double) -> Double { x * x * x }
        return multiply(linearFromXYZ, multiply(xyzFromLMS, (cube(lms.0), cube(lms.1), cube(lms.2))))
    }

    private static func oklab(xyz: Triple) -> Triple {
        let lms = multiply(lmsFromXYZ, xyz)
        return multiply(
            labFromLMS,
            (LinearLight.cubeRoot(lms.0), LinearLight.cubeRoot(lms.1), LinearLight.cubeRoot(lms.2)))
    }

    /// Of light by the primaries of sRGB, which may be negative.
    static func oklab(linear: Triple) -> Triple { oklab(xyz: multiply(xyzFromLinear, linear)) }

    /// Of CIE Lab, whose white is D50.
    static func oklab(lab: Triple) -> Triple {
        let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
        let y = (lab.0 + 16) / 116
        let (x, z) = (lab.1 / 500 + y, y - lab.2 / 200)
        func part(_ f: Double) -> Double { f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa }
        let white = (0.3457 / 0.3585, 1.0, (1 - 0.3457 - 0.3585) / 0.3585)
        let d50 = (
            part(x) * white.0, lab.0 > kappa * epsilon ? y * y * y : lab.0 / kappa, part(z) * white.2
        )
        return oklab(xyz: multiply(xyzFromD50, d50))
    }

    private static let xyzFromD50: [Double] = [
        0.955473421488075, -0.02309845494876471, 0.06325924320057072, -0.0283697093338637,
        1.0099953980813041, 0.021041441191917323, 0.012314014864481998, -0.020507649298898964,
        1.330365926242124,
    ]

    // MARK: - Into a gamut

    /// A color nearer than this to sRGB, in OKLab, is one of sRGB: that is less than a step of a byte, and what is left of a color of
    /// sRGB that was written with three digits.
    private static let within = 0.002

    /// Whether sRGB lacks the color.
    static func isWide(oklab color: Triple) -> Bool {
        guard color.0 > 0, color.0 < 1 else { return false }
        return distance(oklab(linear: cut(linear(oklab: color))), color) > within
    }

    /// The nearest color that a gamut has, as CSS maps it: with the same lightness and hue and the chroma that fits, cut at the edge
    /// where nobody sees the difference.
    static func mapped(_ color: Triple, into gamut: Gamut = .srgb) -> Triple {
        func light(_ oklab: Triple) -> Triple {
            let light = linear(oklab: oklab)
            return gamut == .srgb ? light : LinearLight.displayP3(sRGB: light)
        }
        func oklab(_ light: Triple) -> Triple {
            Self.oklab(linear: gamut == .srgb ? light : LinearLight.sRGB(displayP3: light))
        }
        let (noticeable, precision) = (0.02, 0.0001)
        if color.0 >= 1 { return (1, 1, 1) }
        if color.0 <= 0 { return (0, 0, 0) }
        let wanted = light(color)
        if fits(wanted) { return encoded(wanted) }
        var clipped = cut(wanted)
        if distance(oklab(clipped), color) < noticeable { return encoded(clipped) }
        let chroma = (color.1 * color.1 + color.2 * color.2).squareRoot()
        var (low, high, lowFits) = (0.0, chroma, true)
        while high - low > precision {
            let middle = (low + high) / 2
            let current = (color.0, color.1 / chroma * middle, color.2 / chroma * middle)
            let shown = light(current)
            if lowFits, fits(shown) {
                low = middle
                continue
            }
            clipped = cut(shown)
            let seen = distance(oklab(clipped), current)
            if seen < noticeable {
                if noticeable - seen < precision { break }
                (lowFits, low) = (false, middle)
            } else {
                high = middle
            }
        }
        return encoded(clipped)
    }

    private static func fits(_ light: Triple) -> Bool {
        // Rounding is no reason to change anything.
        [light.0, light.1, light.2].allSatisfy { (-0.000_075...1.000_075).contains($0) }
    }

    private static func cut(_ light: Triple) -> Triple {
        func cut(_ x: Double) -> Double { min(max(x, 0), 1) }
        return (cut(light.0), cut(light.1), cut(light.2))
    }

    private static func distance(_ a: Triple, _ b: Triple) -> Double {
        let (x, y, z) = (a.0 - b.0, a.1 - b.1, a.2 - b.2)
        return (x * x + y * y + z * z).squareRoot()
    }

    private static func encoded(_ light: Triple) -> Triple {
        (LinearLight.encoded(light.0), LinearLight.encoded(light.1), LinearLight.encoded(light.2))
    }
}
