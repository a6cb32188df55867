package import Basics

/// A theme of Plymouth, which Linux shows while it starts.
///
/// Loops are for its module "two-step", which shows any number of pictures in 2 s, at 30 a second, and asks for passwords itself. An
/// animation that plays once follows the progress of the start, which its module "script" reports.
package struct PlymouthTheme {
    package let sequence: FrameSequence

    package init(_ sequence: FrameSequence) { self.sequence = sequence }

    /// One for each tick of 2 s. Fewer take turns of uneven length, and more are never all seen.
    package static let ticks = 60
    /// The number of pictures that fade the loop out, one per tick.
    package static let fading = 10

    /// Themes know no contrast, and shapes of languages from right to left have no place in them.
    package static func has(_ sequence: FrameSequence) -> Bool {
        !sequence.variant.isHighContrast && !sequence.variant.isRightToLeft
    }

    /// Whether the sequence is a loop, for "two-step"; otherwise the theme uses "script".
    package var isThrobber: Bool { sequence.loops && sequence.count > 1 }

    /// Plymouth looks for the file in a folder of the same name.
    package var name: String {
        sequence.name + sequence.variant.lookSuffix + FrameNames(sequence).suffix
    }
    package func path(_ file: String) -> String { "\(name)/\(file)" }
    package var themeFile: String { path(name + ".plymouth") }
    package var scriptFile: String { path(name + ".script") }

    package static let dialog = ["lock.png", "entry.png", "bullet.png"]

    package func throbber(_ index: Int) -> String { path("throbber-\(Self.digits(index)).png") }
    package func animation(_ index: Int) -> String { path("animation-\(Self.digits(index)).png") }
    package func progress(_ index: Int) -> String { path("progress-\(index).png") }

    private static func digits(_ index: Int) -> String {
        let number = String(index)
        return String(repeating: "0", count: max(0, 4 - number.count)) + number
    }

    package var runs: [FileNames.Run] {
        if isThrobber {
            let files = [themeFile] + (0..<Self.fading).map(animation) + Self.dialog.map(path)
            return (files + (0..<Self.ticks).map(throbber)).map { FileNames.Run($0) }
        }
        return [FileNames.Run(themeFile), FileNames.Run(scriptFile)]
            + FileNames.Run.unpadded(0..<sequence.count) { path("progress-\($0).png") }
    }

    /// Whole loops in 2 s.
    package var loops: Int { max(1, Int((2000 / length).rounded())) }
    private var length: Double { sequence.start(of: sequence.count) }

    /// The frame that is shown at a tick.
    package func frame(at tick: Int) -> Int {
        let place = Double(tick * loops) / Double(Self.ticks)
        let time = (place - place.rounded(.down)) * Double(sequence.count)
        return Int(time.rounded()) % sequence.count
    }

    /// The note about the change of speed that the fixed rate causes; nil for less than 0.05 %.
    package var note: Message? {
        guard isThrobber else { return nil }
        let error = (length * Double(loops) / 2000 - 1) * 100
        if error.magnitude < 0.05 { return nil }
        return """
            Plymouth shows a throbber in 2 s: \(loops == 1 ? "one loop" : "\(loops) loops") instead of \
            \((2000 / length).decimal(2)), so it runs \(error.magnitude.decimal(1))% \(error > 0 ? "faster" : "slower")
            """
    }

    /// - Parameter background: Red, green and blue.
    package func theme(background: (UInt8, UInt8, UInt8)) -> String {
        let folder = "/usr/share/plymouth/themes/\(name)"
        let head = """
            [Plymouth Theme]
            Name=\(name)
            ModuleName=\(isThrobber ? "two-step" : "script")


            """
        if !isThrobber {
            return head + "[script]\nImageDir=\(folder)\nScriptFile=\(folder)/\(name).script\n"
        }
        let hex = [background.0, background.1, background.2].map {
            ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true)
        }.joined()
        let modes = ["boot-up", "shutdown", "reboot", "updates", "system-upgrade", "firmware-upgrade"].map {
            "\n[\($0)]\nUseAnimation=true\nUseEndAnimation=true\n"
        }
        return head + """
            [two-step]
            ImageDir=\(folder)
            HorizontalAlignment=.5
            VerticalAlignment=.5
            DialogHorizontalAlignment=.5
            DialogVerticalAlignment=.5
            BackgroundStartColor=0x\(hex)
            BackgroundEndColor=0x\(hex)
            Transition=none

            """ + modes.joined()
    }

    /// Shows the picture of the progress in the middle, and asks for passwords below it.
    package func script(background: (UInt8, UInt8, UInt8), isDark: Bool) -> String {
        let color = [background.0, background.1, background.2].map { (Double($0) / 255).decimal(4) }
            .joined(separator: ", ")
        let ink = isDark ? "1, 1, 1" : "0, 0, 0"
        return """
            Window.SetBackgroundTopColor(\(color));
            Window.SetBackgroundBottomColor(\(color));

            count = \(sequence.count);
            for (index = 0; index < count; index++) {
              frames[index] = Image("progress-" + index + ".png");
            }
            left = Window.GetX() + Window.GetWidth() / 2 - frames[0].GetWidth() / 2;
            top = Window.GetY() + Window.GetHeight() / 2 - frames[0].GetHeight() / 2;
            sprite = Sprite(frames[0]);
            sprite.SetPosition(left, top, 1);

            fun progress(duration, progress) {
              if (progress > 1) progress = 1;
              sprite.SetImage(frames[Math.Int(progress * (count - 1))]);
            }
            Plymouth.SetBootProgressFunction(progress);

            prompt = Sprite();
            fun password(text, bullets) {
              for (index = 0; index < bullets; index++) text += "*";
              image = Image.Text(text, \(ink));
              prompt.SetImage(image);
              prompt.SetPosition(Window.GetX() + Window.GetWidth() / 2 - image.GetWidth() / 2,
                top + frames[0].GetHeight() + image.GetHeight(), 2);
              prompt.SetOpacity(1);
            }
            fun normal() {
              prompt.SetOpacity(0);
            }
            Plymouth.SetDisplayPasswordFunction(password);
            Plymouth.SetDisplayNormalFunction(normal);

            """
    }
}

extension OutputFormat {
    /// A theme of Plymouth.
    public static let plymouth = OutputFormat(
        name: "plymouth", synonyms: ["boot-splash", "bootsplash", "splash", "linux-boot", "plymouthd"],
        summary: "a boot theme for Plymouth on Linux, light and dark",
        files: """
            NAME/NAME.plymouth with throbber-0000.png …, animation-0000.png …, lock.png, entry.png and bullet.png; of what does not \
            loop, NAME.script with progress-0.png …; NAME-dark for dark themes, @2x at scale 2
            """,
        limits: """
            a throbber takes 2 s at 30 frames a second, so loops run faster or slower, and a note says how much
            """,
        readers: "plymouthd (proven with its X11 renderer)",
        content: .catalog, largestSide: 16384, encoding: .plymouth,
        naming: { sequences, _ in
            FileNames(runs: sequences.filter(PlymouthTheme.has).flatMap { PlymouthTheme($0).runs })
        },
        scales: CatalogScales([1, 2], areAllPossible: true),
        traits: [.compressed, .matted, .untimedRuns, .dark, .fillsScreen])
}
