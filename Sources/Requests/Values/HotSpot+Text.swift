package import Basics
package import Formats

extension HotSpot {
    /// Reads `x,y`.
    package init(parsing text: String) throws(Message) {
        let sides = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { SpecNumber.value(of: SpecUnit.points.number(String($0))[...]) }
        guard sides.count == 2, let x = sides[0], let y = sides[1] else {
            throw "\(quoted(text)) is not a point: write X,Y in points, such as 1,1"
        }
        self.init(x: x, y: y)
        if let problem { throw problem }
    }
}
