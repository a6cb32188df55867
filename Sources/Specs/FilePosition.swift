/// A place in a file: line and column from 1, columns in Unicode scalars. Every value and key has one, so it is small.
package struct FilePosition: Hashable, Comparable, Sendable {
    private let number, row, place: Int32

    package init(file: Int = 0, line: Int, column: Int) {
        (number, row, place) = (Int32(clamping: file), Int32(clamping: line), Int32(clamping: column))
    }

    /// The index of the file among those that are read together.
    package var file: Int { Int(number) }
    package var line: Int { Int(row) }
    package var column: Int { Int(place) }

    package static func < (a: Self, b: Self) -> Bool {
        (a.number, a.row, a.place) < (b.number, b.row, b.place)
    }
}
