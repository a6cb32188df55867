import CairoRaster
import Drawing
import TestSupport
import Testing

@Suite struct TextGoldens {
    static let group = GoldenGroup("images", TextImages.cases.map(\.name), fileExtension: "png")

    @Test(
        "C7, L5: texts are what they were, to the last pixel, in the same fonts", arguments: TextImages.cases)
    func image(picture: ImageCase) throws {
        try Goldens.shared.check(fonts: try FontSet(.standard).listing())
        try Goldens.shared.check(try picture.sheet(), is: "images/\(picture.name).png")
    }
}
