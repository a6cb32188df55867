import CairoRaster
import Drawing
import Imaging
import Indicators
import Jobs
import MotionCore
import TestSupport

/// A contact sheet of pictures that belong together.
struct ImageCase: Sendable, CustomStringConvertible {
    /// One picture of a sheet.
    struct Cell: Sendable {
        /// What is drawn, or why there is nothing.
        private let list: Result<DisplayList, any Error>
        private let scale: Double

        init(_ list: DisplayList, scale: Double = 2) {
            (self.list, self.scale) = (.success(list), scale)
        }

        /// - Parameter draw: What is drawn; what it throws makes the test of the sheet fail.
        init(scale: Double = 2, _ draw: () throws -> DisplayList) {
            (list, self.scale) = (Result(catching: draw), scale)
        }

        init(
            indicator: CircularIndicator, span: ArcSpan, color: Color = Theme.neutralLight[.indicator],
            scale: Double = 2
        ) {
            var list = DisplayList(width: indicator.size, height: indicator.size)
            indicator.draw(span, color: color, into: &list)
            self.init(list, scale: scale)
        }

        init(
            track: LinearIndicator, value: Double, color: Color = Theme.neutralLight[.indicator],
            scale: Double = 2
        ) {
            var list = DisplayList(width: track.width, height: track.height)
            track.draw(value: value, color: color, into: &list)
            self.init(list, scale: scale)
        }

        /// The pictures of a job, or of those frames of it that are named; one that makes the test fail where there is no job.
        static func frames(
            _ numbers: ((Timeline) -> [Int])? = nil, scale: Double = 2, of job: () throws -> RenderJob
        ) -> [Cell] {
            do {
                let job = try job()
                return (numbers?(job.timeline) ?? Array(0..<job.timeline.count)).map { number in
                    var list = DisplayList(width: 0, height: 0)
                    job.draw(number, into: &list)
                    return Cell(list, scale: scale)
                }
            } catch {
                return [Cell { throw error }]
            }
        }

        fileprivate func picture(_ antialiasing: Antialiasing, _ fonts: FontSet?) throws -> Bitmap {
            let list = try list.get()
            var rasterizer = CairoRasterizer(
                width: list.width, height: list.height, scale: scale, antialiasing: antialiasing, fonts: fonts
            )
            var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
            try rasterizer.rasterize(list, inSmallestFormat: &bitmap)
            return bitmap
        }
    }

    let name: String
    let cells: [Cell]
    let columns: Int
    var zoom = 1
    var backgrounds: [ContactSheet.Background] = [.light, .dark]
    var antialiasing = Antialiasing.full
    /// Whether texts are drawn.
    var hasTexts = false

    var description: String { name }

    func sheet() throws -> Bitmap {
        let fonts = hasTexts ? try FontSet(.standard) : nil
        let pictures = try cells.map { try $0.picture(antialiasing, fonts) }
        return ContactSheet(pictures, columns: columns, zoom: zoom, backgrounds: backgrounds).bitmap
    }
}
