import Testing

@testable import FramePipeline

@Suite struct DepfileTests {
    @Test("paths are escaped as make reads them")
    func escapes() {
        #expect(Depfile.escaped("a b#c$d:e") == ##"a\ b\#c$$d\:e"##)
        #expect(Depfile.escaped(#"a\ b\c"#) == #"a\\\ b\c"#)
        #expect(
            Depfile.text(outputs: ["o 1", "o2"], inputs: ["x", "y"]) == "o\\ 1 o2: \\\n  x \\\n  y\n")
    }
}
