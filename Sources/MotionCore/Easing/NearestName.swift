/// The name that `text` was most likely meant to be, or `nil` if none is near: at most a third of its
/// letters may be changed, missing, too many or swapped. Hyphens and underscores do not count.
func nearestName(to text: String, among names: [String]) -> String? {
    let written = letters(text)
    var nearest: (name: String, distance: Int)?
    for name in names {
        let distance = editDistance(written, letters(name))
        let isNear = distance <= max(1, letters(name).count / 3)
        if isNear && distance < nearest?.distance ?? .max { nearest = (name, distance) }
    }
    return nearest?.name
}

private func letters(_ name: String) -> [UInt8] {
    name.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
}

/// The number of letters to change, insert, remove or swap with their neighbor on the way from `a` to `b`.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    // Every letter more costs at least one step; stop before long texts cost time.
    if a.count > 2 * b.count { return a.count - b.count }
    var rows = [Array(0...b.count)]
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var distance = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                distance = min(distance, rows[i - 1][j - 1] + 1)
            }
            row.append(distance)
        }
        rows.append(row)
    }
    return rows[a.count][b.count]
}
