import Testing

@testable import Basics
@testable import Builds

@Suite struct DepfileTests {
    @Test("paths are escaped as make reads them")
    func escapes() throws {
        #expect(Depfile.escaped("a b#c$d:e") == ##"a\ b\#c$$d\:e"##)
        #expect(Depfile.escaped(#"a\ b\c"#) == #"a\\\ b\c"#)
        #expect(
            try Depfile.text(outputs: ["o 1", "o2"], inputs: ["x", "y"])
                == "o\\ 1 o2: \\\n  x \\\n  y\nx:\ny:\n")
    }

    @Test(
        "a path that make cannot write is refused",
        arguments: ["a\nb", "a\rb", "a\\", "a\\#b", "a\\:b", "a:"])
    func refusals(path: String) {
        for (outputs, inputs) in [([path], ["a"]), (["a"], ["b", path])] {
            let error = #expect(throws: SpecError.self) { try Depfile.text(outputs: outputs, inputs: inputs) }
            #expect(error?.subject == .named("--depfile") && error?.kind == .invalid)
        }
    }
}
