internal import Basics
internal import CPango
internal import Drawing

/// The fonts that fontconfig finds on this machine. Only a family that is requested by name is looked up here.
enum InstalledFonts {
    /// The upright faces of a family, one for each weight.
    static func faces(ofFamily name: String) throws(FontError) -> [FontSet.Face] {
        let functions = try PangoLibrary.load()
        guard let configuration = functions.FcInitLoadConfigAndFonts() else {
            throw .noFamily(name, nearest: nil)
        }
        defer { unsafe functions.FcConfigDestroy(configuration) }
        var families: Set<String> = []
        var found: [(face: FontSet.Face, rank: Int)] = []
        if let set = unsafe functions.FcConfigGetFonts(configuration, FcSetSystem) {
            for index in 0..<Int(unsafe set.pointee.nfont) {
                guard let pattern = unsafe set.pointee.fonts[index] else { continue }
                let names = unsafe familyNames(of: pattern, functions)
                families.formUnion(names)
                guard let family = names.first(where: { $0.lowercased() == name.lowercased() }),
                    let path = unsafe functions.string("file", 0, of: pattern)
                else { continue }
                let weight = unsafe functions.FcWeightToOpenType(
                    Int32(functions.integer("weight", of: pattern) ?? 80))
                let (slant, width) = unsafe (
                    functions.integer("slant", of: pattern) ?? 0,
                    functions.integer("width", of: pattern) ?? 100
                )
                let face = FontSet.Face(path: path, family: family, weight: Int(weight))
                found.append((face, slant + abs(width - 100)))
            }
        }
        guard !found.isEmpty else {
            throw .noFamily(name, nearest: nearestName(to: name, in: families.sorted()))
        }
        // The order in which folders are read must not matter.
        found.sort { ($0.face.weight, $0.rank, $0.face.path) < ($1.face.weight, $1.rank, $1.face.path) }
        let upright = found.map(\.rank).min()
        return found.filter { $0.rank == upright }.map(\.face)
    }

    /// All names of a font's family, which may have one for each language, or one for each weight.
    private static func familyNames(of pattern: OpaquePointer, _ functions: SpindlePango) -> [String] {
        var names: [String] = []
        while let name = unsafe functions.string("family", Int32(names.count), of: pattern) {
            names.append(name)
        }
        return names
    }
}
