internal import Vectors

extension OutputFormat {
    /// A Lottie animation.
    public static let lottie = OutputFormat(
        name: "lottie",
        synonyms: [
            "json", "bodymovin", "after-effects", "vector", "rive", "flutter", "react-native",
        ],
        summary: "one Lottie file with slots for its colors and markers for its states",
        files: "NAME.lottie.json",
        limits: "60 frames a second, at which players step; sizes are rounded up to whole points",
        readers: "players of Lottie (proven in lottie-web, rlottie and ThorVG)",
        endings: ["lottie.json", "json"],
        fileName: { $0 + ".lottie.json" },
        draw: { picture, sequence, _ in
            VectorFile(bytes: picture.lottie(name: sequence.name))
        }, traits: [.ratesStills, .timesStills])
}
