internal import Basics
internal import Files
internal import PictureFiles
internal import Platform

extension PackSpec {
    /// Files of one scale, of which the facts are known.
    struct FrameSet {
        let scale: PackScale
        let pictures: [PictureFile]
    }

    /// Returns the files of a scale.
    ///
    /// - Parameter known: All files, by their paths.
    /// - Throws: ``SpecError`` for frames of several sizes.
    func frames(
        _ files: PackDensities.Files, among known: [String: PictureFile]
    ) throws(SpecError) -> FrameSet {
        let pictures = files.paths.compactMap { known[$0] }
        let first = pictures[0]
        if anchor == nil,
            let other = pictures.first(where: { $0.width != first.width || $0.height != first.height })
        {
            throw SpecError(
                .file, at: other.name,
                "is \(other.width)×\(other.height) pixels, but \(quoted(first.name)) is \(first.width)×\(first.height); frames of an animation need one size: say how they lie on a common canvas with \(option: .anchor, "center"), bottom or a corner"
            )
        }
        return FrameSet(
            scale: PackScale(
                scale: files.scale, width: pictures.reduce(1) { max($0, $1.width) },
                height: pictures.reduce(1) { max($0, $1.height) }, source: .files(pictures, anchor: anchor)),
            pictures: pictures)
    }

    /// Reads the facts of files.
    ///
    /// - Throws: ``SpecError`` for files that are broken or too large.
    func pictures(
        _ paths: [String], from inputs: InputFiles, _ limits: PictureLimits, _ workers: Workers
    ) throws(SpecError) -> [PictureFile] {
        var pictures: [PictureFile] = []
        try workers.inOrder(paths.count) { index in
            Result { () throws(SpecError) in
                try PictureFile(
                    inputs.bytes(paths[index], limit: PictureLimits.maxBytes), name: paths[index],
                    limits: limits)
            }
        } take: { _, result throws(SpecError) in
            pictures.append(try result.get())
        }
        return pictures
    }

    /// Refuses frames of another size in points than those of the highest scale, or of another number.
    func requireFit(_ set: FrameSet, _ highest: FrameSet) throws(SpecError) {
        let (one, other) = (set.scale, highest.scale)
        let factor = other.scale / one.scale
        let isSize = [(one.width, other.width), (one.height, other.height)].allSatisfy {
            (Double($0) * factor - Double($1)).magnitude < factor
        }
        if !isSize {
            throw SpecError(
                .file, at: set.pictures[0].name,
                "is \(one.width)×\(one.height) pixels at scale \(one.scale.shortestText), but \(quoted(highest.pictures[0].name)) is \(other.width)×\(other.height) at scale \(other.scale.shortestText); draw both in one size in points"
            )
        }
        let (count, most) = (set.pictures.map(\.count), highest.pictures.map(\.count))
        if count != most {
            throw SpecError(
                .file, at: set.pictures[0].name,
                "has other numbers of frames than \(quoted(highest.pictures[0].name)); all scales need the same frames"
            )
        }
    }

    /// Returns a lower scale that is made of the highest one, and a note where its size is no whole number of pixels.
    func resampled(_ scale: Double, of highest: FrameSet) -> (scale: PackScale, note: Message?) {
        let whole = highest.scale
        func pixels(_ side: Int) -> Double { Double(side) * scale / whole.scale }
        let (width, height) = (
            max(1, Int(pixels(whole.width).rounded())), max(1, Int(pixels(whole.height).rounded()))
        )
        let isExact = [(width, whole.width), (height, whole.height)].allSatisfy {
            (Double($0) - pixels($1)).magnitude < 1e-6
        }
        return (
            PackScale(scale: scale, width: width, height: height, source: .resampled),
            isExact
                ? nil
                : "frames of \(whole.width)×\(whole.height) pixels are \(pixels(whole.width).decimal(2))×\(pixels(whole.height).decimal(2)) at scale \(scale.shortestText), and become \(width)×\(height); draw them in whole points for exact ones"
        )
    }
}
