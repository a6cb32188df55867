internal import CPNG
public import Imaging

/// The reason for which libpng does not read a file.
public struct PNGDecodingError: Error, CustomStringConvertible {
    public let description: String
}

/// Returns the pixels of a PNG file as libpng reads them: an RGBA bitmap in sRGB with straight alpha.
public func decodePNG(_ file: [UInt8]) throws -> Bitmap {
    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    func check(_ status: Int32) throws {
        // A file for which libpng only warns is wrong, too.
        if unsafe status != 0 && image.warning_or_error == 0 { return }
        let message = unsafe withUnsafeBytes(of: image.message) { unsafe Array($0.prefix { $0 != 0 }) }
        throw PNGDecodingError(description: String(decoding: message, as: UTF8.self))
    }
    defer { unsafe png_image_free(&image) }
    try check(unsafe png_image_begin_read_from_memory(&image, file, file.count))
    unsafe image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    var bitmap = unsafe Bitmap(width: Int(image.width), height: Int(image.height), format: .rgba)
    try check(unsafe png_image_finish_read(&image, nil, &bitmap.bytes, 0, nil))
    return bitmap
}
