internal import Basics
package import Drawing
internal import Easings

extension Affine {
    /// Reads the functions of a `transform` attribute, from left to right.
    package init(_ text: String) throws(SVGProblem) {
        self.init()
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "(") {
            guard let close = rest[open...].firstIndex(of: ")") else { break }
            let name = rest[..<open].filter { !$0.isWhitespace && $0 != "," }
            let words = rest[rest.index(after: open)..<close].split { $0.isWhitespace || $0 == "," }
            let numbers = words.compactMap { Double($0) }.filter { $0.magnitude <= Path.dataLimit }
            guard numbers.count == words.count, let step = Self.function(name, numbers) else {
                throw SVGProblem(text: "the transform \(quoted(text)) is not understood")
            }
            self = step.within(self)
            rest = rest[rest.index(after: close)...]
        }
        guard rest.allSatisfy({ $0.isWhitespace }) else {
            throw SVGProblem(text: "the transform \(quoted(text)) is not understood")
        }
        let all = [a, b, c, d, e, f]
        guard all.allSatisfy({ $0.magnitude <= 1e12 }) else {
            throw SVGProblem(text: "the transform \(quoted(text)) is out of range")
        }
    }

    private static func function(_ name: String, _ n: [Double]) -> Affine? {
        var result = Affine()
        switch (name, n.count) {
        case ("matrix", 6):
            (result.a, result.b, result.c, result.d, result.e, result.f) = (
                n[0], n[1], n[2], n[3], n[4], n[5]
            )
        case ("translate", 1): result.e = n[0]
        case ("translate", 2): (result.e, result.f) = (n[0], n[1])
        case ("scale", 1): (result.a, result.d) = (n[0], n[0])
        case ("scale", 2): (result.a, result.d) = (n[0], n[1])
        case ("rotate", 1), ("rotate", 3):
            let (x, y) = n.count == 3 ? (n[1], n[2]) : (0, 0)
            let (cosine, sine) = (
                Elementary.cosine(turns: n[0] / 360), Elementary.sine(turns: n[0] / 360)
            )
            (result.a, result.b, result.c, result.d) = (cosine, sine, -sine, cosine)
            (result.e, result.f) = (x - cosine * x + sine * y, y - sine * x - cosine * y)
        case ("skewX", 1): result.c = tangent(n[0])
        case ("skewY", 1): result.b = tangent(n[0])
        default: return nil
        }
        return result
    }

    private static func tangent(_ degrees: Double) -> Double {
        let cosine = Elementary.cosine(turns: degrees / 360)
        return cosine == 0 ? 1e13 : Elementary.sine(turns: degrees / 360) / cosine
    }
}
