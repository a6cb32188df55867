/// Something that takes bytes from anywhere. It may refuse them, but must not crash, hang or lie.
struct FuzzTarget: Sendable {
    let name: String
    let run: @Sendable ([UInt8]) -> Void

    init(_ name: String, _ run: @escaping @Sendable ([UInt8]) throws -> Void) {
        self.name = name
        self.run = { bytes in
            // Inputs are refused by errors.
            try? run(bytes)
        }
    }

    static let all = texts + files + builds + images + pictures + drawings

    static func named(_ name: String) -> FuzzTarget {
        guard let target = all.first(where: { $0.name == name }) else {
            fatalError("there is no target \"\(name)\": \(all.map(\.name).joined(separator: ", "))")
        }
        return target
    }
}

/// Ends the process where something is not as it must be: a fuzzer only sees crashes.
func require(_ condition: @autoclosure () throws -> Bool, _ what: @autoclosure () -> String) {
    do {
        if try !condition() { fatalError(what()) }
    } catch {
        fatalError("\(what()): \(error)")
    }
}
