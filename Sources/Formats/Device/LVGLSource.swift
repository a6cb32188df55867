extension OutputFormat {
    /// Images in C for LVGL 9, with what plays them.
    public static let lvgl = OutputFormat(
        name: "lvgl", synonyms: ["animimg", "littlevgl", "esp32", "microcontroller", "embedded"],
        summary: "images in C for LVGL 9, with a function that makes the object which plays them",
        files: "NAME.c; NAME@2x.c at scale 2",
        limits: """
            pixels as --pixels says, rgb565a8 unless told otherwise; alpha is straight; a frame takes whole \
            milliseconds; images that are all alpha, a8 and a4, take the color of image_recolor
            """,
        readers: "LVGL 9 (proven in 9.5)",
        endings: ["c"], content: .animation, largestSide: 65535 / 4, encoding: .lvgl, naming: fileName("c"),
        traits: [.matted, .device, .packsRuns, .evenlyTimed, .ratesStills])

    /// Arrays in C, for displays without LVGL.
    public static let carray = OutputFormat(
        name: "carray", synonyms: ["c-array", "arduino", "adafruit", "header", "h", "c"],
        summary: "arrays in a C header, one for each frame that looks different",
        files: "NAME.h; NAME@2x.h at scale 2",
        limits: "pixels as --pixels says, rgb565a8 unless told otherwise; alpha is straight",
        readers: "C and C++ compilers (proven with gcc)",
        endings: ["h"], content: .animation, largestSide: 65535, encoding: .carray, naming: fileName("h"),
        traits: [.matted, .device, .packsRuns, .evenlyTimed, .ratesStills])

    /// All frames one after the other, without anything else.
    public static let raw = OutputFormat(
        name: "raw", synonyms: ["rgba", "bytes", "rawvideo"],
        summary: "the pixels of all frames one after the other, and nothing else",
        files: "NAME.raw; NAME@2x.raw at scale 2",
        limits:
            "says neither size, nor rate, nor layout; pixels as --pixels says, rgba8888 unless told otherwise",
        readers: "ffmpeg -f rawvideo, and whatever knows what to expect",
        endings: ["raw"], content: .animation, encoding: .raw, naming: fileName("raw"),
        traits: [.matted, .video, .device, .untimed, .untimedRuns])
}
