extension MaterialShape {
    /// Every shape, in the order in which they are listed: the seven of the loading indicator first.
    public static let all: [MaterialShape] =
        loading + [
            circle, square, slantedSquare, arch, fan, semicircle, triangle, diamond, clamShell, gem,
            pentagonCompose,
            verySunny, cookie6, cookie7, cookie12, clover4, clover8, burst, boom, flower, heart,
        ]

    // Shapes are not static properties of their own, since the compiler would put all that they call into the code that
    // makes each. The same holds for figures.

    static var softBurst: MaterialShape {
        MaterialShape(
            "soft-burst", "Ten rounded rays",
            .repeated([[0.193, 0.277, 0.053], [0.176, 0.055, 0.053]], 10))
    }
    static var cookie9: MaterialShape {
        MaterialShape(
            "cookie-9", synonyms: ["9-sided-cookie", "cookie"], "A cookie with nine waves",
            RoundedPolygon.star(9, inner: 0.8, radius: 0.5).turned(degrees: -90))
    }
    static var pentagon: MaterialShape {
        MaterialShape(
            "pentagon", "Five rounded corners", .repeated([[0.5, -0.009, 0.172]], 5))
    }
    static var pill: MaterialShape {
        MaterialShape(
            "pill", "A slanted capsule",
            .repeated([[0.961, 0.039, 0.426], [1.001, 0.428, 0], [1, 0.609, 1]], 2, isMirrored: true))
    }
    static var sunny: MaterialShape {
        MaterialShape(
            "sunny", synonyms: ["sun"], "A sun with eight short rays", .star(8, inner: 0.8, radius: 0.15))
    }
    static var cookie4: MaterialShape {
        MaterialShape(
            "cookie-4", synonyms: ["4-sided-cookie"], "A cookie with four waves",
            .repeated([[1.237, 1.236, 0.258], [0.5, 0.918, 0.233]], 4))
    }
    static var oval: MaterialShape {
        MaterialShape(
            "oval", synonyms: ["ellipse"], "A slanted ellipse",
            RoundedPolygon.circle(8).mapped { PlanePoint($0.x, $0.y * 0.64) }.turned(degrees: -45))
    }

    static var circle: MaterialShape {
        MaterialShape("circle", "A circle", .circle(10))
    }
    static var square: MaterialShape {
        MaterialShape(
            "square", synonyms: ["rectangle"], "A rounded square", rectangle(1, 1, [0.3, 0.3, 0.3, 0.3]))
    }
    static var slantedSquare: MaterialShape {
        MaterialShape(
            "slanted-square", synonyms: ["slanted", "parallelogram"], "A rounded square that leans",
            rectangle(1, 1, [0.3, 0.3, 0.3, 0.3]).mapped { PlanePoint($0.x - 0.1 * $0.y, $0.y) })
    }
    static var arch: MaterialShape {
        MaterialShape(
            "arch", "A door with a round top",
            RoundedPolygon.regular(4, [1, 1, 0.2, 0.2]).turned(degrees: -135))
    }
    static var fan: MaterialShape {
        MaterialShape(
            "fan", "A quarter of a disc", RoundedPolygon.regular(4, [1, 0.2, 0.2, 0.2]).turned(degrees: -45))
    }
    static var semicircle: MaterialShape {
        MaterialShape(
            "semicircle", synonyms: ["semi-circle", "half-circle"], "Half a disc",
            rectangle(1.6, 1, [0.2, 0.2, 1, 1]))
    }
    static var triangle: MaterialShape {
        MaterialShape(
            "triangle", "Three rounded corners", RoundedPolygon.regular(3, [0.2]).turned(degrees: -90))
    }
    static var diamond: MaterialShape {
        MaterialShape(
            "diamond", synonyms: ["rhombus"], "A diamond that stands on its point",
            .repeated([[0.5, 1.096, 0.151, 0.524], [0.04, 0.5, 0.159]], 2))
    }
    static var clamShell: MaterialShape {
        MaterialShape(
            "clam-shell", synonyms: ["clamshell", "hexagon"], "A wide hexagon",
            RoundedPolygon(
                [
                    (1, 0, 0.3), (0.6, 0.7, 0.3), (0.4, 0.7, 0), (-0.4, 0.7, 0), (-0.6, 0.7, 0.3),
                    (-1, 0, 0.3),
                    (-0.6, -0.7, 0.3), (-0.4, -0.7, 0), (0.4, -0.7, 0), (0.6, -0.7, 0.3),
                ].map { RoundedPolygon.Vertex($0.0, $0.1, radius: $0.2) }))
    }
    static var gem: MaterialShape {
        MaterialShape(
            "gem", "A cut stone",
            RoundedPolygon(
                (0..<6).map { index in
                    let point = PlanePoint(1, 0).turned(Double(index) / 6)
                    let inset = index == 1 || index == 5 ? 0.1 : 0
                    return RoundedPolygon.Vertex(
                        point.x - inset, point.y - (index == 5 ? -inset : inset), radius: 0.4)
                }
            ).turned(degrees: -90))
    }
    static var pentagonCompose: MaterialShape {
        MaterialShape(
            "pentagon-compose", "The pentagon of Jetpack Compose",
            .repeated(
                [[0.5, -0.009, 0.172], [1.03, 0.365, 0.164], [0.828, 0.97, 0.169]], 1, isMirrored: true))
    }
    static var verySunny: MaterialShape {
        MaterialShape(
            "very-sunny", "A sun with eight long rays",
            .repeated([[0.5, 1.08, 0.085], [0.358, 0.843, 0.085]], 8))
    }
    static var cookie6: MaterialShape {
        MaterialShape(
            "cookie-6", synonyms: ["6-sided-cookie"], "A cookie with six waves",
            .repeated([[0.723, 0.884, 0.394], [0.5, 1.099, 0.398]], 6))
    }
    static var cookie7: MaterialShape {
        MaterialShape(
            "cookie-7", synonyms: ["7-sided-cookie"], "A cookie with seven waves",
            RoundedPolygon.star(7, inner: 0.75, radius: 0.5).turned(degrees: -90))
    }
    static var cookie12: MaterialShape {
        MaterialShape(
            "cookie-12", synonyms: ["12-sided-cookie"], "A cookie with twelve waves",
            RoundedPolygon.star(12, inner: 0.8, radius: 0.5).turned(degrees: -90))
    }
    static var clover4: MaterialShape {
        MaterialShape(
            "clover-4", synonyms: ["4-leaf-clover", "clover"], "A clover with four leaves",
            .repeated([[0.5, 0.074, 0], [0.725, -0.099, 0.476]], 4, isMirrored: true))
    }
    static var clover8: MaterialShape {
        MaterialShape(
            "clover-8", synonyms: ["8-leaf-clover"], "A clover with eight leaves",
            .repeated([[0.5, 0.036, 0], [0.758, -0.101, 0.209]], 8))
    }
    static var burst: MaterialShape {
        MaterialShape(
            "burst", "Twelve pointed rays", .repeated([[0.5, -0.006, 0.006], [0.592, 0.158, 0.006]], 12))
    }
    static var boom: MaterialShape {
        MaterialShape(
            "boom", "Fifteen long rays", .repeated([[0.457, 0.296, 0.007], [0.5, -0.051, 0.007]], 15))
    }
    static var flower: MaterialShape {
        MaterialShape(
            "flower", "Eight petals",
            .repeated([[0.37, 0.187, 0], [0.416, 0.049, 0.381], [0.479, 0, 0.095]], 8, isMirrored: true))
    }
    static var heart: MaterialShape {
        MaterialShape(
            "heart", "A heart",
            .repeated(
                [[0.5, 0.268, 0.016], [0.792, -0.066, 0.958], [1.064, 0.276, 1], [0.501, 0.946, 0.129]], 1,
                isMirrored: true))
    }

    /// Creates a rectangle around the origin; corners from the lower right one on, clockwise.
    private static func rectangle(_ width: Double, _ height: Double, _ radii: [Double]) -> RoundedPolygon {
        let (x, y) = (width / 2, height / 2)
        return RoundedPolygon(
            zip([(x, y), (-x, y), (-x, -y), (x, -y)], radii).map {
                RoundedPolygon.Vertex($0.0.0, $0.0.1, radius: $0.1)
            })
    }
}
