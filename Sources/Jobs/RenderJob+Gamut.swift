package import Basics
internal import Drawing
package import Formats

extension RenderJob {
    /// The gamut in which a format writes the colors of this job: the larger one only where a color that shows needs it.
    package func gamut(in format: OutputFormat) -> Gamut {
        wideColors.isEmpty || !format.traits.contains(.wide) ? .srgb : .displayP3
    }

    /// The colors beyond sRGB that frames show.
    package func findWideColors() -> [Color] {
        var (list, found) = (DisplayList(width: scene.size.width, height: scene.size.height), Set<Color>())
        for index in 0..<timeline.count {
            draw(index, arcs.table, into: &list)
            found.formUnion(list.wideColors())
        }
        return found.sorted { $0.cssText < $1.cssText }
    }
}
