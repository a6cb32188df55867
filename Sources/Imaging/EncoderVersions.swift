internal import CDeflate
internal import CWebP

/// Which libraries compress: another version may write other bytes.
public let encoderVersions = "libdeflate \(LIBDEFLATE_VERSION_STRING), libwebp \(WebPGetEncoderVersion())"
