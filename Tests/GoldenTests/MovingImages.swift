import Drawing
import Foundation
import MovingPictures

/// Moving SVG files of the corpus, at a dozen moments of their loop.
enum MovingImages {
    static let cases = [
        ImageCase(
            name: "moving-svg",
            cells: [
                "spinner-ring", "spinner-spokes", "spinner-wave-chain", "spinner-css-squares", "still-goo",
                "smil-path", "smil-gradient", "css-offset-path",
            ].flatMap(cells), columns: count)
    ]

    private static let count = 12

    private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../MovingPicturesTests/Corpus")

    private static func cells(_ name: String) -> [ImageCase.Cell] {
        do {
            let bytes = try Array(Data(contentsOf: corpus.appending(path: "\(name).svg")))
            let picture = try MovingPicture(bytes, name: name)
            guard case .repeats(let from, let period) = picture.loop else { return [] }
            return (0..<count).map { moment in
                .init(picture.displayList(at: from + period * Double(moment) / Double(count)))
            }
        } catch {
            return [.init { throw error }]
        }
    }
}
