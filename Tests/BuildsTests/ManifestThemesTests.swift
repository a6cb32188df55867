import Basics
import Jobs
import Testing

@testable import Builds
@testable import Files

/// Themes with looks, which a manifest names.
@Suite struct ManifestThemesTests {
    private static let manifest = """
        version: 1
        themes:
          bank: {light: {base: fiori-light}, dark: {base: fiori-dark, colors: {indicator: "#5BA8F5"}}}
          shop: brand.yaml
        defaults: {frames: 1, size: 9, motion: fluent, to: web, scale: 1}
        assets:

        """

    private func fixture(_ assets: String) throws -> BuildFixture {
        let fixture = try BuildFixture(Self.manifest + assets + "\n")
        fixture.put("{base: neutral-light, dark: {colors: {indicator: '#FF0000'}}}\n", "brand.yaml")
        return fixture
    }

    @Test("assets have a theme in all looks, or in one of them, in matrices, too")
    func looks() throws {
        let fixture = try fixture(
            "  a: {theme: bank}\n  b: {matrix: {theme: [bank, bank:dark, shop, 'shop:dark']}}")
        let plan = try fixture.plan()
        #expect(plan.jobs.map(\.id) == ["a", "b-bank", "b-bank-dark", "b-shop", "b-shop-dark"])
        let jobs = try plan.jobs.map { try plan.rendered($0) }
        #expect(jobs.map { $0.variants.count } == [1, 1, 0, 1, 0])
        #expect(jobs[2].colors.map(\.description) == ["#5BA8F5"])
        #expect(jobs[4].colors.map(\.description) == ["#FF0000"])
        // One look of a file is not another.
        #expect(Set(plan.jobs.map(\.key)).count == 5)
    }

    @Test("a file of a theme is read, and decides whether an asset is built again")
    func files() throws {
        let fixture = try fixture("  a: {theme: 'shop:dark'}\n  b: {theme: bank}")
        let before = try fixture.plan()
        #expect(before.inputs.paths.contains { $0.hasSuffix("/brand.yaml") })
        fixture.put("{base: neutral-light, dark: {colors: {indicator: '#00FF00'}}}\n", "brand.yaml")
        let after = try fixture.plan()
        #expect(before.jobs[0].key != after.jobs[0].key && before.jobs[1].key == after.jobs[1].key)
        #expect(try after.rendered(after.jobs[0]).colors.map(\.description) == ["#00FF00"])
    }

    @Test(
        "what is wrong is told with its place and the remedy",
        arguments: [
            ("a: {theme: 'bank:drak'}", "dark"), ("a: {theme: 'bank:high-contrast'}", "only light, dark"),
            ("a: {theme: 'bnk:dark'}", "bank"),
            ("a: {theme: 'fiori-light:dark'}", "no theme \"fiori-light:dark\""),
            ("a: {theme: 'shop:drak'}", "dark"),
        ])
    func refusals(asset: String, word: String) throws {
        let problems = try fixture("  " + asset).problems()
        #expect(problems.count == 1 && problems[0].contains(word), "\(problems)")
    }

    @Test("a theme is a map or a file")
    func texts() throws {
        let problems = try BuildFixture(
            "version: 1\nthemes: {a: fiori-light}\nassets: {a: {motion: fluent}}\n"
        ).problems()
        #expect(problems.count == 1 && problems[0].contains("write a map, or a file such as brand.yaml"))
    }
}
