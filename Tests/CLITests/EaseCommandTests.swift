import Foundation
import Testing

@Suite struct EaseCommandTests {
    private func values(_ easing: String, _ at: String) async throws -> [Double] {
        let lines = try await CLI.succeed("ease", easing, "--at=" + at).lines
        for line in lines { #expect(line.wholeMatch(of: /-?[0-9]+\.[0-9]{9,}/) != nil, "\(line)") }
        return lines.compactMap { Double($0) }
    }

    @Test(
        "one value a line with nine decimals, equal to the closed form",
        arguments: [
            ("linear", { @Sendable x in x }),
            ("steps(4)", { @Sendable x in (x * 4).rounded(.down) / 4 }),
            ("steps(4, jump-start)", { @Sendable x in x == 1 ? 1 : (x * 4).rounded(.down) / 4 + 0.25 }),
            ("ease", { @Sendable x in PublishedMotions.bezier(0.25, 0.1, 0.25, 1, x) }),
            ("ease-in-out", { @Sendable x in PublishedMotions.bezier(0.42, 0, 0.58, 1, x) }),
            ("cubic-bezier(0.4, 0, 0.2, 1)", { @Sendable x in PublishedMotions.bezier(0.4, 0, 0.2, 1, x) }),
            ("cubic-bezier(.1,2,.9,-1)", { @Sendable x in PublishedMotions.bezier(0.1, 2, 0.9, -1, x) }),
            ("linear(0, 0.25 75%, 1)", { @Sendable x in x < 0.75 ? x / 3 : 0.25 + (x - 0.75) * 3 }),
        ] as [(String, @Sendable (Double) -> Double)])
    func closedForms(easing: String, form: @Sendable (Double) -> Double) async throws {
        let inputs = [0, 0.1, 0.25, 1.0 / 3, 0.5, 0.7, 0.99, 1]
        let values = try await values(easing, inputs.map { "\($0)" }.joined(separator: ","))
        #expect(values.count == inputs.count)
        for (x, value) in zip(inputs, values) { #expect(abs(value - form(x)) < 2e-9, "\(easing) at \(x)") }
    }

    @Test("inputs outside 0…1 are extrapolated as CSS says")
    func outside() async throws {
        #expect(try await values("linear", "-0.5,0,0.25,1") == [-0.5, 0, 0.25, 1])
        // Slopes at the ends: y1 / x1 = 0.4 and (1 - y2) / (1 - x2) = 0.
        let ease = try await values("cubic-bezier(0.5, 0.2, 0.5, 1)", "-0.5,2")
        #expect(ease == [-0.2, 1])
    }

    @Test("no line is a negative zero")
    func negativeZero() async throws {
        let result = try await CLI.succeed("ease", "linear", "--at=-0,-1e-12,0")
        #expect(result.lines == ["0.000000000", "0.000000000", "0.000000000"])
    }

    @Test("negative numbers are values like others, with and without an equals sign")
    func minus() async throws {
        for at in [["--at", "-0.5,1"], ["--at=-0.5,1"], ["--at", "-.5, 1"]] {
            #expect(try await CLI.run(["ease", "linear"] + at).lines == ["-0.500000000", "1.000000000"])
        }
        #expect(try await CLI.succeed("curve", "fluent", "--t0", "-5", "--window", "10").lines.count == 2)
    }
}
