internal import Basics
internal import Formats
internal import PictureFiles

/// The colors that the files of a pack say they have.
struct PackGamut {
    /// The gamut of all of them, that of sRGB where they differ.
    let common: Gamut
    /// The number of files in Display P3, and of all.
    private let wide, count: Int

    init(_ pictures: [PictureFile]) {
        count = pictures.count
        wide = pictures.filter { $0.isDisplayP3 }.count
        common = wide > 0 && wide == count ? .displayP3 : .srgb
    }

    /// The notes about colors that are not what their files say, since nothing is recolored.
    func notes(_ formats: [OutputFormat]) -> [Message] {
        if wide == 0 { return [] }
        if common == .srgb {
            return [
                "\(wide) of \(counted(count, "file")) \(wide == 1 ? "is" : "are") in Display P3, and all pixels count as sRGB, in which those look paler; convert them first"
            ]
        }
        let narrow = formats.filter { !$0.traits.contains(.wide) }
        if narrow.isEmpty { return [] }
        let names = narrow.map { $0.name }.joined(separator: ", ")
        return [
            "\(names) cannot say that the pixels are in Display P3, and they look paler there; convert the files to sRGB first, or use apng, webp or frames"
        ]
    }
}
