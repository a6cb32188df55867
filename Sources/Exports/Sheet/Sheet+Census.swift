internal import Formats

extension Sheet {
    /// - Parameter pages: their looks and rectangles are numbered as in `census`.
    init(
        _ sequence: FrameSequence, _ options: SheetOptions, _ census: FrameCensus, _ layout: SheetLayout,
        pages: [Page]
    ) {
        var places: [(page: Int, place: SheetLayout.Rectangle, isTurned: Bool)?] = Array(
            repeating: nil, count: census.unique.count)
        for (number, page) in layout.pages.enumerated() {
            for (index, look) in page.numbers.enumerated() {
                places[look] = (number, page.rectangles[index], page.turned[index])
            }
        }
        let spots = census.look.map { look in
            let (page, place, isTurned) = places[look]!  // a layout has a place for each look
            return Spot(
                page: page, place: place, isTurned: isTurned, box: census.boxes[look],
                original: census.unique[look])
        }
        self.init(sequence, options, pages: pages, spots: spots)
    }
}
