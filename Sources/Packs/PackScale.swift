internal import Basics
internal import Formats
internal import Imaging
internal import PictureFiles

/// The frames of a pack at one scale.
struct PackScale: Sendable {
    /// The source of the pixels.
    enum Source: Sendable {
        /// Files, which are read when the job is done.
        case files([PictureFile], anchor: PackAnchor?)
        /// Pixels that are there already.
        case bitmaps([Bitmap])
        /// The frames of the highest scale.
        case resampled
        /// A moving SVG, which is drawn when the job is done.
        case moving(MovingStrip)
        /// The animations and sprites of an atlas.
        case atlas([AtlasClip])
    }

    /// The number of pixels per point.
    let scale: Double
    /// The size of every frame in pixels.
    let width, height: Int
    let source: Source
}

/// The files of a pack by their scales.
struct PackDensities {
    /// Files of one scale, in the order in which their frames are shown.
    struct Files {
        let scale: Double
        var paths: [String]
    }

    /// In ascending order of scales.
    private(set) var files: [Files]
    /// The scales below that of the files, to which they are to be resampled.
    private(set) var resampled: [Double] = []

    /// Whether the names of the files state the scales that they have.
    private(set) var areStated = true

    /// Creates the files of the scales that are asked for, or else of those that names state: `a@2x.png` has two pixels per point, and
    /// `a.png` beside it one.
    ///
    /// - Throws: ``SpecError`` for scales that are missing, or that have other files than the first one.
    init(_ paths: [String], asked: [Double], resamples: Bool) throws(SpecError) {
        let stated = paths.map(Self.scale)
        let all = Set(stated.map { $0 ?? 1 }).sorted()
        if !asked.isEmpty {
            let scales = asked.sorted()
            files = [Files(scale: scales[scales.count - 1], paths: paths)]
            areStated = all == [files[0].scale]
            resampled = Array(Set(scales.dropLast())).sorted().filter { $0 < files[0].scale }
            if asked.count > 1, all.count > 1 {
                throw SpecError(at: .option(.scale), "the names of the files say their scales; leave it out")
            }
            if !resampled.isEmpty, !resamples {
                let names = resampled.map(\.shortestText).joined(separator: " and ")
                throw SpecError(
                    at: .option(.scale),
                    "the frames have \(files[0].scale.shortestText) pixels per point, and nothing is scaled unasked; add \(option: .resample) to make those of \(names) from them, or name files of each scale: a.png a@2x.png"
                )
            }
        } else {
            files = all.map { scale in
                Files(scale: scale, paths: zip(paths, stated).filter { $1 ?? 1 == scale }.map { $0.0 })
            }
            try requireSameNames()
            // Frames are those of the lowest scale, in its order.
            let places = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
            for index in files.indices where files[index].paths.map(Self.plain) != names {
                files[index].paths.sort { places[Self.plain($0)] ?? 0 < places[Self.plain($1)] ?? 0 }
            }
        }
        if resamples, resampled.isEmpty {
            throw SpecError(
                at: .option(.resample),
                "has no effect, as all scales have files of their own; leave it out, or name several scales: \(option: .scale, "1,2,3")"
            )
        }
    }

    /// Refuses scales at which a file is missing.
    private func requireSameNames() throws(SpecError) {
        let plain = files.map { $0.paths.map(Self.plain) }
        for (index, names) in plain.enumerated() where names.sorted() != plain[0].sorted() {
            for (one, other) in [(0, index), (index, 0)] {
                guard let place = plain[one].firstIndex(where: { !plain[other].contains($0) }) else {
                    continue
                }
                throw SpecError(
                    .missing, at: files[one].paths[place],
                    "has no counterpart at \(files[other].scale.shortestText) pixels per point; name all frames of both scales, or give the scale of all with \(option: .scale, "1")"
                )
            }
        }
    }

    /// The names of the files at the lowest scale, without the part that states a scale.
    var names: [String] { files[0].paths.map(Self.plain) }

    /// Returns the place of what states a scale in a path, from its sign on; nil where nothing does.
    private static func mark(in path: String) -> Range<String.Index>? {
        let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let end = path[start...].lastIndex(of: ".") ?? path.endIndex
        guard let at = path[start..<end].lastIndex(of: "@"), at > start, path[..<end].last == "x",
            Double(path[path.index(after: at)..<path.index(before: end)]).map(range.contains) == true
        else { return nil }
        return at..<end
    }

    /// The range of scales.
    static let range = 0.25...16.0

    private static func scale(of path: String) -> Double? {
        mark(in: path).flatMap { Double(path[$0].dropFirst().dropLast()) }
    }

    /// Returns a path without the part that states a scale.
    static func plain(_ path: String) -> String {
        var path = path
        if let mark = mark(in: path) { path.removeSubrange(mark) }
        return path
    }
}
