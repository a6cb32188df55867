/// Light in proportion to its channels, and the curve that sRGB and Display P3 write it with.
///
/// Everything is computed by additions, multiplications, divisions and roots of our own, so that it is the same everywhere.
package enum LinearLight {
    package typealias Triple = (Double, Double, Double)

    /// The light of a channel; the curve goes on beyond 1, and below 0 by symmetry.
    package static func decoded(_ value: Double) -> Double {
        let size = value.magnitude
        let light = size <= 0.04045 ? size / 12.92 : power((size + 0.055) / 1.055)
        return value < 0 ? -light : light
    }

    /// The channel of a light, which is cut to `0...1`.
    package static func encoded(_ light: Double) -> Double {
        let x = min(max(light, 0), 1)
        if x <= 0.0031308 { return 12.92 * x }
        // x to the power 1/2.4 = 5/12.
        let twelfth = cubeRoot(x).squareRoot().squareRoot()
        let square = twelfth * twelfth
        return 1.055 * square * square * twelfth - 0.055
    }

    /// The same light by the primaries of Display P3.
    package static func displayP3(sRGB light: Triple) -> Triple {
        let red = 0.8224619687143622 * light.0 + 0.17753803128563775 * light.1
        let green = 0.03319419885096161 * light.0 + 0.9668058011490384 * light.1
        let dark = 0.01708263072112003 * light.0 + 0.07239744066396341 * light.1
        return (red, green, dark + 0.9105199286149165 * light.2)
    }

    /// The same light by the primaries of sRGB, negative where that has no such color.
    package static func sRGB(displayP3 light: Triple) -> Triple {
        let red = 1.2249401762805598 * light.0 - 0.22494017628055996 * light.1
        let green = 1.042056954709688 * light.1 - 0.042056954709688163 * light.0
        let dark = -0.019637554590334432 * light.0 - 0.0786360455506319 * light.1
        return (red, green, dark + 1.0982736001409663 * light.2)
    }

    /// By Newton's method, from within a factor of two of the root.
    package static func cubeRoot(_ x: Double) -> Double {
        guard x != 0, x.isFinite else { return x }
        let size = x.magnitude
        var root = Double(
            sign: .plus, exponent: Int((Double(size.exponent) / 3).rounded(.down)), significand: 1)
        for _ in 0..<8 { root = (2 * root + size / (root * root)) / 3 }
        return x < 0 ? -root : root
    }

    /// The power 2.4 of a positive number: x² times the fifth root of x². No library gives the same last bit on every platform.
    private static func power(_ x: Double) -> Double {
        // By Newton's method, from above.
        let target = x * x
        var root = max(1, target)
        for _ in 0..<60 {
            let fourth = root * root * root * root
            let next = root - (root * fourth - target) / (5 * fourth)
            if next >= root { break }
            root = next
        }
        return x * x * root
    }
}
