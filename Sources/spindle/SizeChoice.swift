import ArgumentParser

/// A number of points, or the name of one of the theme's sizes.
enum SizeChoice: ExpressibleByArgument {
    case points(Double)
    case name(String)

    init?(argument: String) {
        self = Double(argument).map(SizeChoice.points) ?? .name(argument)
    }
}
