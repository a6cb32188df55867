internal import Drawing
internal import Easings

/// A motion along a path.
struct MotionTrack: Sendable {
    enum Rotation: Sendable {
        /// As the path goes.
        case along
        /// Against that.
        case against
        /// In degrees.
        case fixed(Double)
    }

    let path: MotionPath
    /// The ways along the path that are the values.
    let ways: [Double]
    let rotation: Rotation

    /// The map of the drawing at a place between values.
    ///
    /// - Parameter iteration: How often the whole way has been made before.
    func matrix(at place: (index: Int, share: Double), iteration: Int64) -> Affine {
        var way = ways[place.index]
        if place.share != 0, place.index + 1 < ways.count {
            way += (ways[place.index + 1] - way) * place.share
        }
        var spot = path.place(at: min(max(way, 0), path.length))
        if iteration > 0, let end = ways.last.map({ path.place(at: $0) }) {
            spot.x += end.x * Double(iteration)
            spot.y += end.y * Double(iteration)
        }
        var (cosine, sine) = (spot.across, spot.down)
        switch rotation {
        case .along: break
        case .against: (cosine, sine) = (-cosine, -sine)
        case .fixed(let degrees):
            cosine = Elementary.cosine(turns: degrees / 360)
            sine = Elementary.sine(turns: degrees / 360)
        }
        return Affine(cosine, sine, -sine, cosine, spot.x, spot.y)
    }
}
