extension String {
    /// The text with something else in place of each mark. What takes a mark's place is not looked at again.
    package func filled(_ places: (mark: String, text: String)...) -> String {
        var (result, rest) = ("", self[...].unicodeScalars)
        while let scalar = rest.first {
            if scalar == "{", let place = places.first(where: { rest.starts(with: $0.mark.unicodeScalars) }) {
                result += place.text
                rest = rest.dropFirst(place.mark.unicodeScalars.count)
            } else {
                result.unicodeScalars.append(scalar)
                rest.removeFirst()
            }
        }
        return result
    }
}
