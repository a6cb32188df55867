/// Something that a request asks for: the thing itself, or the path of the file that describes it. It is kept elsewhere, for
/// requests are copied faster without it.
public indirect enum Source<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The thing itself.
    case value(Value)
    /// The path of a file; loading the request replaces it with the value.
    case file(String)

    /// The thing itself; nil while its file has not been read.
    package var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }
}
