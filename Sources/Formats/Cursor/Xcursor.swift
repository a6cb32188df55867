extension OutputFormat {
    /// An animated cursor for X11 and Wayland, in all usual sizes.
    public static let xcursor = OutputFormat(
        name: "xcursor", synonyms: ["cursor", "x11", "wayland", "gnome-cursor", "kde-cursor"],
        summary: "one animated cursor for X11 and Wayland, in all usual sizes",
        files: "NAME, without an ending: watch for busy, left_ptr_watch for busy in the background",
        limits: """
            whole milliseconds, which add up; it always loops; with --size 24 the sizes are 24, 32, 48, 64 and 96 pixels \
            unless --scale says otherwise
            """,
        readers: "libXcursor, and with it GTK, Qt and Wayland compositors",
        content: .animation, largestSide: 32767, encoding: .xcursor, naming: singleFile { $0 },
        scales: cursorScales, traits: [.ratesStills, .cursor])
}
