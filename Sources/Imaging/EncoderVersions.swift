internal import CDeflate
internal import CWebP

/// The compression libraries with their versions: another version may write other bytes.
public let encoderVersions = "libdeflate \(LIBDEFLATE_VERSION_STRING), libwebp \(WebPGetEncoderVersion())"

/// The versions of the same libraries by name.
package var encoderLibraries: [(name: String, version: String)] {
    let webP = WebPGetEncoderVersion()
    return [
        ("libdeflate", LIBDEFLATE_VERSION_STRING),
        ("libwebp", "\(webP >> 16).\(webP >> 8 & 255).\(webP & 255)"),
    ]
}
