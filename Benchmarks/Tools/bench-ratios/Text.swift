import Foundation

/// A row of a table: the first cell to the left, all others to the right of their columns.
func row(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
        return column == 0 ? cell.0 + padding : padding + cell.0
    }.joined()
}

/// A duration of so many seconds, to three digits or more.
func duration(_ seconds: Double) -> String {
    let units = [(1e-6, 1e9, "ns"), (1e-3, 1e6, "µs"), (10, 1e3, "ms")]
    let unit = units.first { seconds < $0.0 } ?? (0, 1, "s")
    return String(format: "%.2f %@", seconds * unit.1, unit.2)
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
