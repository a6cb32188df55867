internal import Indicators
package import Requests

extension SpecOption {
    /// Gives the option, with a value as it is written on the command line.
    package func give(_ text: String, to spec: inout RenderSpec) throws {
        switch kind {
        case .number(_, _, let access): access(&spec) { $0 = Double(text) }
        case .count(_, _, let access): access(&spec) { $0 = Int(text) }
        case .flag(let access): access(&spec) { $0 = text == "true" }
        case .choice(let access): access(&spec) { $0 = text == "true" }
        case .text(_, let access): access(&spec) { $0 = text }
        case .texts(_, _, let access): access(&spec) { $0.append(text) }
        case .numbers(_, _, _, let access): access(&spec) { $0 = [Double(text) ?? .nan] }
        case .size(_, _, let number, let name):
            if let size = Double(text) { number(&spec) { $0 = size } } else { name(&spec) { $0 = text } }
        case .hold(_, let time, _): time(&spec) { $0 = Double(text) }
        case .structure(let structure):
            switch structure {
            case .indicator: spec.indicator = IndicatorKind.all.first { $0.name == text } ?? .circular
            case .theme: spec.theme = text
            case .motion: spec.motion.name = text
            case .label: spec.label.text = text
            case .present: spec.present.name = text
            case .steps: spec.steps.items.append(try StepSpec.Item(parsing: text))
            case .log: spec.operation.log = text
            case .events, .off:
                // Only files have these.
                let yaml = "\(group.rawValue): {\(name): \(text)}"
                let file = try RenderFile.parse(Array(yaml.utf8), name: "example")
                if structure == .off {
                    spec.check.off = file.spec.check.off
                } else {
                    spec.operation.story = file.spec.operation.story
                }
            }
        }
    }
}
