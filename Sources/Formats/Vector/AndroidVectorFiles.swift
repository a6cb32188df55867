internal import Basics
internal import Vectors

extension OutputFormat {
    /// An Android vector that animates itself.
    public static let avd = OutputFormat(
        name: "avd",
        also: [
            "xml", "vector-drawable", "animated-vector-drawable", "vector", "compose", "jetpack-compose",
            "kotlin",
        ],
        summary: "one animated vector drawable for Android",
        files: "NAME.avd.xml, to be copied to res/drawable/NAME.xml",
        limits: "loops are rounded to whole milliseconds",
        readers: "Android (proven: compiled and linked by aapt2)",
        endings: ["avd.xml", "xml"],
        fileName: { AndroidName.nearest($0) + ".avd.xml" },
        draw: { picture, sequence, _ in
            let name = AndroidName.nearest(sequence.name)
            var file = VectorFile(bytes: Array(picture.androidVector().utf8))
            if name != sequence.name {
                file.notes = [
                    "Android takes lower-case letters, digits and underscores: the drawable is called \(name)"
                ]
            }
            return file
        },
        nameRule: AndroidName.rule)
}
