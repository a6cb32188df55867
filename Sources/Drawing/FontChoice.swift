/// The font that texts are set in.
public enum FontChoice: Hashable, Sendable {
    /// Inter, with Noto for other scripts: the same files, and so the same pixels, on every machine.
    case standard
    /// A family that is installed, in any case: `Roboto`.
    case family(String)
    /// A font file. It serves every weight; a variable font serves each as it should.
    case file(String)
}
