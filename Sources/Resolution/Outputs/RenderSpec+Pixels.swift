package import Basics
package import Formats
internal import Jobs
package import Requests

extension RenderSpec {
    /// The pixel layouts that formats for devices write.
    package func pixelLayouts(_ formats: [OutputFormat]) -> [PixelLayout] {
        OutputFormat.having(.device).filter(formats.contains).map { format in
            pixels.layout ?? (format == .raw ? .rgba8888 : .rgb565a8)
        }
    }

    /// Whether a format drops bits of pixels, which dithering makes up for.
    package func dropsBits(_ formats: [OutputFormat]) -> Bool {
        formats.contains { $0.traits.contains(.bilevel) } || pixelLayouts(formats).contains { $0.isCoarse }
    }

    /// Refuses pixels that a format cannot hold, and a cursor whose hot spot lies outside of it.
    func checkPixels(_ formats: [OutputFormat], _ scene: Scene) throws(SpecError) {
        let layouts = pixelLayouts(formats)
        if matte == nil, !isOpaque, let format = formats.first(where: { $0.traits.contains(.opaque) }) {
            throw SpecError(
                at: .option(.to),
                """
                \(format.name) has no transparency; add \(option: .matte, "#FFFFFF") or \(option: .background) with the color \
                behind the picture, or use webm or mov
                """)
        }
        if matte == nil, !isOpaque, let layout = layouts.first(where: { !$0.hasAlpha }) {
            throw SpecError(
                at: .option(.pixels),
                """
                \(layout.rawValue) has no alpha, and one can see through the picture; add \(option: .matte, layout.depth == 1 ? "black" : "#FFFFFF") \
                or the color behind it, or use \(layout.withAlpha.rawValue)
                """)
        }
        try checkLayouts(formats)
        if let hotSpot, hotSpot.x >= scene.size.width || hotSpot.y >= scene.size.height {
            throw SpecError(
                at: .option(.hotspot),
                """
                \(hotSpot.x.shortestText),\(hotSpot.y.shortestText) is outside the cursor, which is \
                \(scene.size.width.shortestText) points wide and \(scene.size.height.shortestText) high; use a point in it
                """)
        }
    }

    /// Refuses pixel layouts and orders that a format cannot hold.
    package func checkLayouts(_ formats: [OutputFormat]) throws(SpecError) {
        let layouts = pixelLayouts(formats)
        if formats.contains(.lvgl), let layout = pixels.layout, layout.lvglFormat == nil {
            let instead = PixelLayout.allCases.filter { $0.lvglFormat != nil }.map { $0.rawValue }
            throw SpecError(
                at: .option(.pixels),
                "LVGL has no \(layout.rawValue); use \(either(instead)), or \(option: .to, "carray")")
        }
        if let order = pixels.order, order != .rows {
            if formats.contains(.lvgl) {
                throw SpecError(
                    at: .option(.pixelOrder),
                    "LVGL draws rows; leave \(option: .pixelOrder) out, or use \(option: .to, "carray")")
            }
            if let layout = layouts.first(where: { $0.isPaged }) {
                throw SpecError(
                    at: .option(.pixelOrder),
                    "\(layout.rawValue) has pages of eight rows; leave \(option: .pixelOrder) out, or use another layout"
                )
            }
        }
    }
}
