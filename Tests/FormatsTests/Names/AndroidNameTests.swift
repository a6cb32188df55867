import Testing

@testable import Formats

@Suite struct AndroidNameTests {
    @Test(
        "a legal name stays, of any other the nearest is told",
        arguments: [
            ("spin", "spin"), ("a_1", "a_1"), ("My-Spinner", "my_spinner"), ("2nd", "s_2nd"), ("_a", "s__a"),
            ("größe", "gr__e"), ("", "s_"), ("material-advance", "material_advance"), ("é", "s__"),
            ("class", "s_class"), ("Class", "s_class"), ("classes", "classes"),
        ])
    func nearest(name: String, legal: String) {
        #expect(AndroidName.nearest(name) == legal)
        #expect(AndroidName.nearest(legal) == legal)
    }
}
