internal import CPango

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The folder with everything that texts need, which travels with the program: the libraries that set them, as one file, and the default
/// fonts.
///
/// If the folder is there, nothing of the system decides how a text looks. A program that was built without it, and one that uses Spindle
/// as a library, sets texts with the system's Pango in the system's fonts.
package enum TextFolder {
    /// The file of the program, links followed; nil where the system does not tell.
    package static var program: String? {
        guard let path = unsafe spindle_program_path() else { return nil }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }

    /// `../lib/spindle` from the file of the program, links followed; nil where there is none.
    package static let path: String? = {
        guard let path = unsafe spindle_text_folder() else { return nil }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }()

    /// The libraries.
    static var library: String? { path.map { "\($0)/libspindle-text.so" } }

    /// The folder of the default fonts.
    static var fonts: String? { path.map { "\($0)/fonts" } }

    /// Lists what else the libraries were made of, a name and a version a line.
    package static var versions: String? { path.map { "\($0)/versions" } }
}
