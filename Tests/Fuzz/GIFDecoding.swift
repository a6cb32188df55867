import CGIF
import Imaging
import TestSupport

/// Why giflib would not read a file.
struct GIFDecodingError: Error {
    let code: Int32
}

/// The frames of a GIF as giflib reads them, each as it is shown: what is left of those before is below it.
func decodeGIF(_ file: [UInt8]) throws -> [Bitmap] {
    var rest = file[...]
    return try unsafe withUnsafeMutablePointer(to: &rest) { rest in
        var code: Int32 = 0
        let open = unsafe DGifOpen(
            rest,
            { gif, target, count in
                guard let gif = unsafe gif, let target = unsafe target else { return 0 }
                let rest = unsafe gif.pointee.UserData.assumingMemoryBound(to: ArraySlice<UInt8>.self)
                let part = unsafe rest.pointee.prefix(Int(count))
                for (index, byte) in part.enumerated() { unsafe target[index] = byte }
                unsafe rest.pointee.removeFirst(part.count)
                return Int32(part.count)
            }, &code)
        guard let gif = unsafe open else { throw GIFDecodingError(code: code) }
        defer { _ = unsafe DGifCloseFile(gif, &code) }
        guard unsafe DGifSlurp(gif) == GIF_OK else { throw GIFDecodingError(code: unsafe gif.pointee.Error) }
        return try unsafe shown(gif)
    }
}

private func shown(_ gif: UnsafeMutablePointer<GifFileType>) throws -> [Bitmap] {
    let (width, height) = unsafe (Int(gif.pointee.SWidth), Int(gif.pointee.SHeight))
    var canvas = Bitmap(width: width, height: height, format: .rgba)
    var pictures: [Bitmap] = []
    for index in 0..<Int(unsafe gif.pointee.ImageCount) {
        let image = unsafe gif.pointee.SavedImages[index]
        var control = GraphicsControlBlock()
        guard unsafe DGifSavedExtensionToGCB(gif, Int32(index), &control) == GIF_OK,
            let map = unsafe image.ImageDesc.ColorMap ?? gif.pointee.SColorMap
        else { throw GIFDecodingError(code: 0) }
        let area = unsafe image.ImageDesc
        let (left, top) = unsafe (Int(area.Left), Int(area.Top))
        let (columns, rows) = unsafe (Int(area.Width), Int(area.Height))
        guard left + columns <= width, top + rows <= height else { throw GIFDecodingError(code: 0) }
        for y in 0..<rows {
            for x in 0..<columns {
                let number = Int(unsafe image.RasterBits[y * columns + x])
                if number == Int(control.TransparentColor) { continue }
                guard number < Int(unsafe map.pointee.ColorCount) else { throw GIFDecodingError(code: 0) }
                let color = unsafe map.pointee.Colors[number]
                canvas.put(Color(color.Red, color.Green, color.Blue), left + x, top + y)
            }
        }
        pictures.append(canvas)
        guard control.DisposalMode == DISPOSE_BACKGROUND else { continue }
        for y in top..<top + rows {
            for x in left..<left + columns { canvas.put(Color(0, 0, 0, 0), x, y) }
        }
    }
    return pictures
}
