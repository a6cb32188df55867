internal import Basics
internal import Files
internal import Formats
internal import Imaging

extension FormatWriter {
    static let lvgl = FormatWriter.each(passes: devicePasses) { source, options, workers, sink in
        let sequence = source.sequence
        let pixels = try PackedPixels(source, options, usual: .rgb565a8, isBlueFirst: true, workers)
        let palette = pixels.layout == .i1 ? try indexedPalette(source, pixels.ground) : []
        let images = try DeviceImages(source, pixels, options, workers, palette: palette) { packed, whole in
            // The method of packing, and both lengths.
            var head: [UInt8] = []
            for word in [1, UInt32(packed), UInt32(whole)] { head.append(little: word) }
            return head
        }
        let name = FrameNames(sequence).file(extension: "c")
        try sink.write(name, LVGLSource(sequence, pixels, images, options).bytes)
        return images.notes(name, pixels)
    }
}

/// Two colors, blue first: the ground and what stands out from it, or nothing and what the first frame that shows anything shows most.
private func indexedPalette(_ source: any FrameSource, _ ground: MaskGround?) throws -> [UInt8] {
    if let ground { return [ground.ground, ground.ink].flatMap { [$0.blue, $0.green, $0.red, 255] } }
    var painter = try source.makePainter()
    var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
    var color = Color(0, 0, 0)
    for frame in 0..<source.sequence.count {
        try painter.paint(frame, into: &bitmap)
        var best = Color(0, 0, 0, 0)
        bitmap.forEachPixel { if $0.alpha > best.alpha { best = $0 } }
        if best.alpha == 0 { continue }
        color = best
        break
    }
    return [color.blue, color.green, color.red, 0, color.blue, color.green, color.red, 255]
}

private struct LVGLSource {
    let sequence: FrameSequence
    let pixels: PackedPixels
    let images: DeviceImages
    let options: ExportOptions
    let symbol: String

    init(_ sequence: FrameSequence, _ pixels: PackedPixels, _ images: DeviceImages, _ options: ExportOptions)
    {
        self.sequence = sequence
        self.pixels = pixels
        self.images = images
        self.options = options
        symbol = cIdentifier(FrameNames(sequence).stem)
    }

    var bytes: [UInt8] {
        var comment =
            deviceComment(sequence, pixels, options) + [
                "\(symbol)_create(parent) makes an object that plays them."
            ]
        if options.pixels.packsRuns {
            comment.append("Needs LV_USE_RLE 1 in lv_conf.h, which is 0 by default.")
        }
        if usesAnimimg { comment.append("Needs LV_USE_ANIMIMG 1 in lv_conf.h, the default.") }
        var text = Array(
            """
            \(comment.map { "// \($0)\n" }.joined())
            #if defined(LV_LVGL_H_INCLUDE_SIMPLE)
            #include "lvgl.h"
            #else
            #include "lvgl/lvgl.h"
            #endif


            """.utf8)
        for (index, image) in images.images.enumerated() {
            text += DeviceImages.array("\(symbol)_map\(index)", image)
            text += Array(descriptor(index).utf8)
        }
        return text + Array(player.utf8)
    }

    private func descriptor(_ index: Int) -> String {
        """
        static const lv_image_dsc_t \(symbol)_image\(index) = {
            .header = {
                .magic = LV_IMAGE_HEADER_MAGIC,
                .cf = \(pixels.layout.lvglFormat ?? ""),
                .flags = \(options.pixels.packsRuns ? "LV_IMAGE_FLAGS_COMPRESSED" : "0"),
                .w = \(sequence.width),
                .h = \(sequence.height),
                .stride = \(pixels.layout.stride(sequence.width)),
            },
            .data_size = sizeof(\(symbol)_map\(index)),
            .data = \(symbol)_map\(index),
        };


        """
    }

    /// An animimg keeps the number of its images in a signed byte.
    private var usesAnimimg: Bool { sequence.count <= 127 }

    private var player: String {
        let count = sequence.count
        let list = images.shown.map { "    &\(symbol)_image\($0),\n" }.joined()
        let duration = max(1, Int((1000 * Double(count) / sequence.fps).rounded()))
        let times = sequence.loops ? "LV_ANIM_REPEAT_INFINITE" : "1"
        let frames = "static const void *const \(symbol)_frames[\(count)] = {\n\(list)};\n\n"
        guard !usesAnimimg else {
            return frames + """
                lv_obj_t *\(symbol)_create(lv_obj_t *parent)
                {
                    lv_obj_t *image = lv_animimg_create(parent);
                    lv_animimg_set_src(image, (const void **)\(symbol)_frames, \(count));
                    lv_animimg_set_duration(image, \(duration));
                    lv_animimg_set_repeat_count(image, \(times));
                    lv_animimg_start(image);
                    return image;
                }

                """
        }
        return frames + """
            // An animimg takes at most 127 images.
            static void \(symbol)_show(void *image, int32_t frame)
            {
                lv_image_set_src(image, \(symbol)_frames[frame < \(count) ? frame : \(count - 1)]);
            }

            lv_obj_t *\(symbol)_create(lv_obj_t *parent)
            {
                lv_obj_t *image = lv_image_create(parent);
                lv_anim_t animation;
                lv_anim_init(&animation);
                lv_anim_set_var(&animation, image);
                lv_anim_set_exec_cb(&animation, \(symbol)_show);
                lv_anim_set_values(&animation, 0, \(count));
                lv_anim_set_duration(&animation, \(duration));
                lv_anim_set_repeat_count(&animation, \(times));
                lv_anim_start(&animation);
                return image;
            }

            """
    }
}
