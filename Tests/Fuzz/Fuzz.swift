import Foundation

#if FUZZER
    private let target = FuzzTarget.named(ProcessInfo.processInfo.environment["SPINDLE_FUZZ"] ?? "")

    /// What libFuzzer, which has the main function then, calls with inputs that it thinks of. `.ci/fuzz` says
    /// in the environment which target is meant.
    @_cdecl("LLVMFuzzerTestOneInput")
    func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
        unsafe target.run([UInt8](UnsafeBufferPointer(start: bytes, count: size)))
        return 0
    }
#else
    /// Feeds one target with files and all that is in folders, so that tests can repeat what was found:
    /// `fuzz TARGET PATH…`; without a target, prints their names.
    @main enum Fuzz {
        static func main() {
            let arguments = CommandLine.arguments
            guard arguments.count > 1 else {
                return print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
            }
            let target = FuzzTarget.named(arguments[1])
            for path in arguments.dropFirst(2) {
                let inside = FileManager.default.subpaths(atPath: path) ?? []
                for file in inside.isEmpty ? [path] : inside.sorted().map({ path + "/" + $0 }) {
                    guard let bytes = FileManager.default.contents(atPath: file) else { continue }
                    // The last name that is printed is that of the input that crashed.
                    print(file)
                    fflush(nil)
                    target.run([UInt8](bytes))
                }
            }
        }
    }
#endif
