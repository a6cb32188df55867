internal import Drawing

extension MovingPath {
    /// Reads path data up to its first error.
    init(_ text: String) {
        self.init()
        path = (try? .init(svg: text)) ?? .init()
    }

    func mixed(with other: MovingPath, at share: Double) -> MovingPath? { nil }

    func adding(_ other: MovingPath, times: Double = 1) -> MovingPath? { nil }
}
