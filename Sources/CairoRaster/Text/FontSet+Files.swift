public import Drawing

extension FontSet {
    /// Finds the files of `choice`.
    ///
    /// - Throws: ``FontError`` when they are missing.
    public init(_ choice: FontChoice) throws(FontError) {
        switch choice {
        case .standard:
            for face in DefaultFonts.faces { try DefaultFonts.require(face, of: DefaultFonts.package) }
            self.init(faces: DefaultFonts.faces)
        case .family(let name): self.init(faces: try InstalledFonts.faces(ofFamily: name))
        case .file(let path):
            guard FontFile.exists(path) else { throw .noFile(path) }
            guard !FontFile.isTooLarge(path) else { throw .tooLarge(path) }
            self.init(faces: [
                Face(path: path, family: try FontConfiguration.family(of: path), weight: 400)
            ])
        }
    }

    /// The face for a weight, by CSS Fonts 4 § 5.2: for regular and medium, faces between the two come first, then lighter
    /// faces, then bolder ones; for bolder weights, bolder faces come first.
    func face(for weight: TextBlock.Weight) -> Face {
        let wanted = weight.rawValue
        func rank(_ face: Face) -> (Int, Int) {
            if wanted <= 500 {
                if (wanted...500).contains(face.weight) { return (0, face.weight) }
                return face.weight < wanted ? (1, -face.weight) : (2, face.weight)
            }
            return face.weight >= wanted ? (0, face.weight) : (1, -face.weight)
        }
        return faces.min { rank($0) < rank($1) } ?? faces[0]
    }

    /// The fallback faces where the face for `weight` lacks a character.
    ///
    /// - Throws: ``FontError`` when one is missing, since a text must not look different without it.
    func fallback(for weight: TextBlock.Weight) throws(FontError) -> [Face] {
        let chosen = Set(faces.map(\.family))
        // The only weights are regular and bold: 500 becomes regular, 600 bold.
        let all = DefaultFonts.fallbackFaces(bold: weight.rawValue > 500).filter {
            !chosen.contains($0.family)
        }
        for face in all { try DefaultFonts.require(face, of: DefaultFonts.fallbackPackage) }
        return all
    }

    /// The paths, without repetitions, of all files that texts in these fonts may need: with other files, pixels differ.
    ///
    /// - Throws: ``FontError`` when one is missing.
    public func files() throws(FontError) -> [String] {
        var paths = faces.map(\.path)
        for weight in [TextBlock.Weight.regular, .bold] { paths += try fallback(for: weight).map(\.path) }
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }

    /// The files and the SHA-256 of their bytes, in the format of `sha256sum` run in their folders, which may be anywhere.
    ///
    /// - Throws: ``FontError`` when one is missing.
    public func listing() throws(FontError) -> String {
        var lines = ""
        for path in try files() {
            lines += "\(try FontFile.digest(of: path))  \(path.split(separator: "/").last ?? "")\n"
        }
        return lines
    }

    /// The files, each with the version and the digest that tell it from others of its name.
    ///
    /// - Throws: ``FontError`` when one is missing.
    package func versions() throws(FontError) -> [(file: String, version: String?, digest: String)] {
        var versions: [(file: String, version: String?, digest: String)] = []
        for path in try files() {
            let name = String(path.split(separator: "/").last ?? "")
            versions.append((name, FontFile.version(of: path), try FontFile.digest(of: path)))
        }
        return versions.sorted { $0.file < $1.file }
    }
}
