internal import Drawing
internal import Vectors

extension RenderJob {
    /// About how many numbers it takes to remember it, with all that belongs to it.
    package var weight: Int {
        1000 + (picture?.weight ?? 0) + (alternatives + variants).reduce(0) { $0 + $1.weight }
    }
}

extension VectorPicture {
    fileprivate var weight: Int {
        allGroups.reduce(0) { sum, group in (group.mask + group.layers).reduce(sum) { $0 + $1.weight } }
    }
}

extension VectorPicture.Layer {
    fileprivate var weight: Int {
        var curves = [opacity, paint.place] + moves.map { $0.curve }
        var outline: VectorPicture.Outline?
        switch content {
        case .area(let area): outline = area
        case .stroke(let stroke):
            curves += [stroke.length, stroke.width]
            if case .path(let path, let start, _) = stroke.line {
                outline = path
                curves.append(start)
            }
        }
        curves.append(outline?.place)
        let segments = curves.reduce(0) { $0 + ($1?.segments.count ?? 0) }
        let elements = outline?.paths.reduce(0) { $0 + $1.elements.count } ?? 0
        return 10 * segments + 7 * elements
    }
}
