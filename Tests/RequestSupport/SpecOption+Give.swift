internal import Indicators
internal import Loading
package import Requests

extension SpecOption {
    /// Gives the option, with a value as it is written on the command line.
    package func give(_ text: String, to spec: inout RenderSpec) throws {
        switch kind {
        case .number(_, _, let access): access(&spec) { $0 = Double(text) }
        case .count(_, _, let access): access(&spec) { $0 = Int(text) }
        case .structure(let structure):
            switch structure {
            case .indicator: spec.indicator = IndicatorKind.all.first { $0.name == text } ?? .circular
            case .steps: spec.steps.items.append(try StepSpec.Item(parsing: text))
            case .theme, .motion, .label, .present, .log: try set([text], in: &spec)
            case .events, .off:
                // Only files can set these.
                let yaml = "\(group.rawValue): {\(name): \(text)}"
                let file = try RenderFile.parse(Array(yaml.utf8), name: "example")
                if structure == .off {
                    spec.check.off = file.spec.check.off
                } else {
                    spec.operation.story = file.spec.operation.story
                }
            }
        case .flag, .choice, .text, .texts, .numbers, .size, .hold: try set([text], in: &spec)
        }
    }
}
