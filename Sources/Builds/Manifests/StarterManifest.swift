internal import Files

/// A manifest to begin with, which explains itself and can be built as it is.
public enum StarterManifest {
    /// Writes the file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - overwriting: Whether a file that is there is replaced.
    /// - Throws: ``SinkError``, also where there is a file already.
    public static func write(to path: String, overwriting: Bool) throws {
        // Anything but a regular file is written to, or refused, as any output is.
        if path != "-", !overwriting, FileStamp(path)?.kind == .file {
            throw SinkError(
                .cannotCreate, path: path, operation: "create",
                reason: "the file already exists; replace it with --force")
        }
        try OutputFile(path).write(Array(text.utf8))
    }

    static let text = """
        # A manifest for `spindle build`. Keys are the options of `spindle render circular --help`.
        version: 1

        # A manifest with assets, defaults and themes that this one adds to or changes.
        # extends: base.yaml

        # Texts by name: "${accent}" below stands for this one.
        # vars: {accent: "#0A6ED1"}

        # Defaults for all assets; a matrix, too, and circular, linear and pack for assets of a kind.
        defaults:
          theme: fiori-light
          scale: [1, 2]
          to: sheet

        # Your own themes: a base theme (see `spindle list themes`) and your changes.
        themes:
          brand:
            base: fiori-light
            colors: {indicator: "#0A6ED1"}

        # More manifests, relative to this one.
        # includes: [icons.yaml]

        assets:
          # spinner.png, spinner.json, spinner@2x.png and spinner@2x.json, and the same of spinner-reduced-slow
          spinner:
            motion: material-advance
            fps: 15
            with-reduced-motion: slow

          # One variant for each combination: bar/bar-light-ltr, bar/bar-light-rtl, …
          bar:
            indicator: linear
            folder: bar
            value: 0:1
            frames: 11
            to: frames
            scale: 1
            naming: "{name}-{look}-{direction}"
            matrix:
              direction: [ltr, rtl]
              # An axis that is not an option: each name stands for several options.
              look:
                light: {theme: brand}
                dark: {theme: fiori-dark, height: 6}

        """
}
