internal import Basics
internal import Vectors

extension OutputFormat {
    /// An Android vector that animates itself.
    public static let avd = OutputFormat(
        name: "avd",
        synonyms: [
            "xml", "vector-drawable", "animated-vector-drawable", "vector", "compose", "jetpack-compose",
            "kotlin",
        ],
        summary: "one animated vector drawable for Android",
        files: "NAME.avd.xml, to be copied to res/drawable/NAME.xml",
        limits:
            "loops are rounded to whole milliseconds; keys at unequal distances need API 22 (Android 5.1)",
        readers: "Android (proven: compiled and linked by aapt2)",
        endings: ["avd.xml", "xml"],
        fileName: { AndroidName.nearest($0) + ".avd.xml" },
        draw: { picture, sequence, _ in
            let name = AndroidName.nearest(sequence.name)
            let drawable = picture.androidDrawable
            var file = VectorFile(bytes: Array(drawable.text.utf8))
            if drawable.hasUnevenKeys {
                file.notes.append(
                    "an Android vector with keys at unequal distances needs minSdkVersion 22 (Android 5.1): of older devices' copy aapt2 leaves out android:fraction, and the keys play evenly"
                )
            }
            if name != sequence.name {
                file.notes.append(
                    "Android takes lower-case letters, digits and underscores: the drawable is called \(name)"
                )
            }
            return file
        },
        nameRule: AndroidName.rule)
}
