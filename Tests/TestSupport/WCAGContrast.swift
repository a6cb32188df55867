public import Drawing

/// Returns the contrast of two colors by WCAG 2.2, the upper one flattened onto the lower, opaque one.
public func contrast(_ upper: Color, on lower: Color) -> Double {
    func light(_ color: Color) -> Double {
        let alpha = Double(color.alpha) / 255
        func channel(_ part: (Color) -> UInt8) -> Double {
            let value = (Double(part(color)) * alpha + Double(part(lower)) * (1 - alpha)) / 255
            // The exponent 2.4 is 12/5: a fifth root by Newton's method needs no C library.
            if value <= 0.04045 { return value / 12.92 }
            let x = (value + 0.055) / 1.055
            let power = x * x * (x * x * x * x * x * x * x * x * x * x)
            var root = x
            for _ in 0..<60 {
                root -= (root * root * root * root * root - power) / (5 * root * root * root * root)
            }
            return root
        }
        return 0.2126 * channel { $0.red } + 0.7152 * channel { $0.green } + 0.0722 * channel { $0.blue }
    }
    let (a, b) = (light(upper) + 0.05, light(lower) + 0.05)
    return max(a, b) / min(a, b)
}
