internal import Basics
internal import CPango
internal import Drawing
internal import Synchronization

/// Owns a fontconfig configuration of the given files alone: no system configuration, no folders, no environment. Once made
/// it is only read, which fontconfig allows on any thread.
@safe final class FontConfiguration: @unchecked Sendable {
    let pointer: OpaquePointer
    private let functions: SpindlePango

    private static let shared = Mutex<[[FontSet.Face]: FontConfiguration]>([:])

    /// The configuration for `faces`, in the order of search.
    ///
    /// It stays until the process ends: Pango 1.50 never releases one that it was given.
    ///
    /// - Throws: ``FontError/noFont(_:)`` for a file without a font.
    static func shared(_ faces: [FontSet.Face]) throws(FontError) -> FontConfiguration {
        var faces = faces
        for index in faces.indices { faces[index].path = FontFile.freshPath(faces[index].path) }
        if let known = shared.withLock({ $0[faces] }) { return known }
        let configuration = try make(faces.map(\.path))
        try configuration.answer(with: faces.map(\.family))
        return shared.withLock { known in
            let first = known[faces] ?? configuration
            known[faces] = first
            return first
        }
    }

    private static func make(_ paths: [String]) throws(FontError) -> FontConfiguration {
        let functions = try PangoLibrary.load()
        guard let pointer = functions.FcConfigCreate() else { throw .noFont(paths[0]) }
        let configuration = unsafe FontConfiguration(pointer, functions)
        // The environment may have named a root for all paths.
        unsafe functions.FcConfigSetSysRoot(pointer, nil)
        for path in paths {
            guard unsafe functions.FcConfigAppFontAddFile(pointer, Array(path.utf8) + [0]) != 0 else {
                throw .noFont(path)
            }
        }
        return configuration
    }

    private init(_ pointer: OpaquePointer, _ functions: SpindlePango) {
        unsafe self.pointer = pointer
        self.functions = functions
    }

    deinit { unsafe functions.FcConfigDestroy(pointer) }

    /// Turns every request into one for `families`, in this order, whatever family or language it names: the language would
    /// come from the environment.
    private func answer(with families: [String]) throws(FontError) {
        let names = families.map { "<string>\(xmlEscaped($0))</string>" }.joined()
        let rules = """
            <fontconfig><match target="pattern">\
            <edit name="family" mode="assign" binding="strong">\(names)</edit>\
            <edit name="lang" mode="assign" binding="strong"><string>\(textLanguage)</string></edit>\
            </match></fontconfig>
            """
        guard unsafe functions.FcConfigParseAndLoadFromMemory(pointer, Array(rules.utf8) + [0], 0) != 0 else {
            throw .noFont(families[0])
        }
    }

    /// The family of the first font in a file.
    static func family(of path: String) throws(FontError) -> String {
        let configuration: FontConfiguration
        do throws(FontError) { configuration = try make([FontFile.freshPath(path)]) } catch .noFont {
            throw .noFont(path)
        }
        let functions = configuration.functions
        guard let set = unsafe functions.FcConfigGetFonts(configuration.pointer, FcSetApplication),
            unsafe set.pointee.nfont > 0, let pattern = unsafe set.pointee.fonts[0],
            let family = unsafe functions.string("family", 0, of: pattern)
        else { throw .noFont(path) }
        return family
    }
}

/// The language "undetermined", with which the environment's preferences do not influence the forms of a script.
let textLanguage = "und"

extension SpindlePango {
    /// The `index`th value of a font's property.
    func string(_ property: String, _ index: Int32, of pattern: OpaquePointer) -> String? {
        var value: UnsafeMutablePointer<UInt8>?
        guard unsafe FcPatternGetString(pattern, property, index, &value) == FcResultMatch,
            let value = unsafe value
        else { return nil }
        return unsafe String(cString: value)
    }

    func integer(_ property: String, of pattern: OpaquePointer) -> Int? {
        var value: Int32 = 0
        guard unsafe FcPatternGetInteger(pattern, property, 0, &value) == FcResultMatch else { return nil }
        return Int(value)
    }
}
