/// A store of files, as an app may have one.
public struct Store {
    public init() {}
    public func name(of number: Int) -> String { "spinner-\(number).png" }
}
