import ArgumentParser

/// Finite numbers separated by commas.
struct NumberList: ExpressibleByArgument {
    let values: [Double]

    init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            Double(part.drop { $0 == " " }).flatMap { $0.isFinite ? $0 : nil }
        }
        guard numbers.count == parts.count else { return nil }
        values = numbers
    }
}
