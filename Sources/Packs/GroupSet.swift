internal import Basics
internal import PictureFiles

/// The animations and sprites that the files of one scale are.
struct GroupSet {
    let scale: Double
    let groups: [PackGroup]

    /// Refuses files that are others than those of the highest scale, in number or in size.
    func requireFit(_ highest: GroupSet) throws(SpecError) {
        let factor = highest.scale / scale
        for (one, other) in zip(groups, highest.groups) {
            let isSame =
                one.name == other.name && one.files.count == other.files.count
                && zip(one.files, other.files).allSatisfy {
                    $0.item.path == $1.item.path && $0.picture.count == $1.picture.count
                }
            guard isSame else { throw unlike(one.files[0].picture, highest) }
            for (one, other) in zip(one.files, other.files) {
                let (one, other) = (one.picture, other.picture)
                let isSize = [(one.width, other.width), (one.height, other.height)].allSatisfy {
                    (Double($0) * factor - Double($1)).magnitude < factor
                }
                if isSize { continue }
                throw SpecError(
                    .file, at: one.name,
                    "is \(one.width)×\(one.height) pixels at scale \(scale.shortestText), but \(quoted(other.name)) is \(other.width)×\(other.height) at scale \(highest.scale.shortestText); draw both in one size in points"
                )
            }
        }
        if groups.count != highest.groups.count { throw unlike(groups[0].files[0].picture, highest) }
    }

    private func unlike(_ file: PictureFile, _ highest: GroupSet) -> SpecError {
        SpecError(
            .file, at: file.name,
            "makes other animations and sprites than the files of scale \(highest.scale.shortestText); name those of the highest scale alone, and add \(option: .scale, "\(scale.shortestText),\(highest.scale.shortestText)") and \(option: .resample)"
        )
    }
}
