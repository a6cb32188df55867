/// The name that `text` was most likely meant to be, or `nil` if none is near: at most a third of its
/// letters may differ, be missing or be too many.
func nearestName(to text: String, among names: [String]) -> String? {
    let nearest = names.map { (name: $0, distance: editDistance(text, $0)) }.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= max(1, $0.name.utf8.count / 3) ? $0.name : nil }
}

/// The number of letters to change, insert or remove on the way from `a` to `b`.
private func editDistance(_ a: String, _ b: String) -> Int {
    let target = Array(b.utf8)
    // Every byte more than the other has costs at least one step; stop before long texts cost time.
    if a.utf8.count > 2 * target.count { return a.utf8.count - target.count }
    var row = Array(0...target.count)
    for (i, letter) in a.utf8.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in target.enumerated() {
            let changed = diagonal + (letter == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
        }
    }
    return row[target.count]
}
