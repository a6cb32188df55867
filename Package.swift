// swift-tools-version: 6.2
import PackageDescription

/// Strictness shared by every Swift target.
let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// What tests spend half of their time in is optimized in debug builds as well: compression, curves and pixels. SwiftPM refuses that of
/// packages that it has downloaded for others, which it keeps in folders of these names.
let isDownloaded = ["/checkouts/", "/registry/"].contains { Context.packageDirectory.contains($0) }
let hot: [SwiftSetting] =
    strict + (isDownloaded ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))])

/// Targets without Foundation or Glibc still need libm for `floor` and `rounded`.
let math: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
    name: "spindle",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "spindle", targets: ["CommandLineTool"]),
        .library(name: "Spindle", targets: ["Spindle"]),
        .library(name: "Basics", targets: ["Basics"]),
        .library(name: "Easings", targets: ["Easings"]),
        .library(name: "MotionCore", targets: ["MotionCore"]),
        .library(name: "Drawing", targets: ["Drawing"]),
        .library(name: "Languages", targets: ["Languages"]),
        .library(name: "Indicators", targets: ["Indicators"]),
        .library(name: "Presentations", targets: ["Presentations"]),
        .library(name: "Guidelines", targets: ["Guidelines"]),
        .library(name: "CairoRaster", targets: ["CairoRaster"]),
        .library(name: "Imaging", targets: ["Imaging"]),
        .library(name: "Vectors", targets: ["Vectors"]),
        .library(name: "Formats", targets: ["Formats"]),
        .library(name: "Exports", targets: ["Exports"]),
        .library(name: "Files", targets: ["Files"]),
        .library(name: "Specs", targets: ["Specs"]),
        .library(name: "Rendering", targets: ["Rendering"]),
        .library(name: "Jobs", targets: ["Jobs"]),
        .library(name: "Requests", targets: ["Requests"]),
        .library(name: "Resolution", targets: ["Resolution"]),
        .library(name: "Loading", targets: ["Loading"]),
        .library(name: "Curves", targets: ["Curves"]),
        .library(name: "Builds", targets: ["Builds"]),
        .library(name: "Checks", targets: ["Checks"]),
        .library(name: "Pictures", targets: ["Pictures"]),
        .library(name: "Packs", targets: ["Packs"]),
        .library(name: "Differences", targets: ["Differences"]),
        .library(name: "Previews", targets: ["Previews"]),
        // What the benchmarks in Benchmarks/Package.swift measure, and measure it against.
        .library(name: "Workloads", targets: ["Workloads"]),
        .library(name: "Baseline", targets: ["Baseline"]),
    ],
    targets: [
        .target(name: "Basics", swiftSettings: hot, linkerSettings: math),

        // Stages, in the order data flows through them.
        .target(name: "Easings", dependencies: ["Basics"], swiftSettings: hot, linkerSettings: math),
        .target(
            name: "MotionCore", dependencies: ["Basics", "Easings"], swiftSettings: hot,
            linkerSettings: math),
        .target(name: "Drawing", dependencies: ["Basics", "MotionCore"], swiftSettings: hot),
        .target(name: "Languages", dependencies: ["Basics"], swiftSettings: strict),
        .target(
            name: "Indicators", dependencies: ["Basics", "Drawing", "Languages", "MotionCore"],
            swiftSettings: hot),
        .target(
            name: "Presentations", dependencies: ["Basics", "Drawing", "Indicators", "Languages"],
            swiftSettings: strict),
        .target(
            name: "Guidelines",
            dependencies: ["Basics", "Drawing", "Indicators", "Languages", "MotionCore", "Presentations"],
            swiftSettings: strict),
        .target(name: "Vectors", dependencies: ["Basics", "Drawing", "MotionCore"], swiftSettings: strict),
        .target(name: "Formats", dependencies: ["Basics", "Drawing", "Vectors"], swiftSettings: strict),
        .target(
            name: "Jobs",
            dependencies: [
                "Basics", "Drawing", "Formats", "Guidelines", "Indicators", "Languages", "MotionCore",
                "Presentations",
                "Vectors",
            ],
            swiftSettings: hot),
        .target(
            name: "Requests",
            dependencies: [
                "Basics", "Drawing", "Formats", "Guidelines", "Indicators", "Jobs", "Languages", "MotionCore",
                "Presentations",
            ],
            swiftSettings: hot),
        .target(
            name: "Resolution",
            dependencies: [
                "Basics", "Drawing", "Formats", "Guidelines", "Indicators", "Jobs", "Languages", "MotionCore",
                "Presentations", "Requests", "Vectors",
            ],
            swiftSettings: hot),

        .target(
            name: "Decoding",
            dependencies: [
                "Basics", "Drawing", "Formats", "Guidelines", "Indicators", "MotionCore", "Presentations",
                "Requests",
            ],
            swiftSettings: strict),
        .target(name: "PageMotions", dependencies: ["Basics", "MotionCore"], swiftSettings: strict),
        .target(
            name: "PageScenes",
            dependencies: [
                "Basics", "Decoding", "Drawing", "Formats", "Guidelines", "Indicators", "Jobs", "Languages",
                "MotionCore",
                "PageMotions", "Presentations", "Requests", "Resolution", "Vectors",
            ],
            swiftSettings: strict),

        // What knows a library or the system.
        .target(
            name: "CairoRaster",
            dependencies: ["Basics", "CCairo", "CPango", "CPlatform", "Drawing", "Imaging", "MotionCore"],
            swiftSettings: hot),
        .target(
            name: "Imaging", dependencies: ["Basics", "CDeflate", "CPlatform", "CSHA", "CThreads", "CWebP"],
            swiftSettings: hot,
            linkerSettings: math),
        .target(
            name: "Exports",
            dependencies: ["Basics", "CAVIF", "Drawing", "Formats", "Imaging", "MotionCore", "Vectors"],
            swiftSettings: hot),
        .target(
            name: "Files", dependencies: ["Basics", "CPlatform", "Exports", "Imaging"], swiftSettings: strict),
        .target(
            name: "Specs",
            dependencies: [
                "Basics", "CYAML", "Decoding", "Drawing", "Files", "Formats", "Indicators", "MotionCore",
                "Presentations",
            ],
            swiftSettings: strict),
        .target(
            name: "ShapeFiles",
            dependencies: ["Basics", "CExpat", "Drawing", "Files", "Indicators", "MotionCore"],
            swiftSettings: strict),
        .target(
            name: "Rendering",
            dependencies: [
                "Basics", "CairoRaster", "Drawing", "Exports", "Files", "Formats", "Imaging", "Indicators",
                "Jobs", "Languages", "MotionCore", "Vectors",
            ],
            swiftSettings: strict),
        .target(
            name: "Loading",
            dependencies: [
                "Basics", "CairoRaster", "Decoding", "Drawing", "Exports", "Files", "Formats", "Guidelines",
                "Imaging",
                "Indicators", "Jobs", "Languages", "MotionCore", "Presentations", "Rendering", "Requests",
                "Resolution", "ShapeFiles",
                "Specs",
            ],
            swiftSettings: strict),
        .target(
            name: "Curves",
            dependencies: [
                "Basics", "CairoRaster", "Drawing", "Exports", "Files", "Imaging", "Indicators", "Jobs",
                "Languages", "Loading", "MotionCore", "Rendering", "Requests", "Resolution", "Specs",
            ],
            swiftSettings: strict),
        .target(
            name: "Builds",
            dependencies: [
                "Basics", "CairoRaster", "Decoding", "Drawing", "Exports", "Files", "Formats", "Guidelines",
                "Imaging",
                "Indicators", "Jobs", "Languages", "Loading", "MotionCore", "Packs", "Pictures", "Rendering",
                "Requests", "Resolution", "ShapeFiles", "Specs",
            ],
            swiftSettings: strict),
        .target(
            name: "Checks",
            dependencies: [
                "Basics", "Builds", "Curves", "Decoding", "Drawing", "Exports", "Files", "Formats",
                "Guidelines",
                "Imaging", "Indicators", "Jobs", "Languages", "Loading", "MotionCore", "Rendering",
                "Requests",
                "Resolution", "Specs",
            ],
            swiftSettings: strict),
        // Frames that others made.
        .target(
            name: "Pictures", dependencies: ["Basics", "CReaders", "Files", "Imaging"], swiftSettings: strict
        ),
        .target(
            name: "Packs",
            dependencies: [
                "Basics", "CReaders", "Decoding", "Drawing", "Exports", "Files", "Formats", "Imaging", "Jobs",
                "MotionCore", "Pictures", "Rendering", "Requests", "Resolution", "Specs",
            ], swiftSettings: strict),
        .target(
            name: "Differences",
            dependencies: ["Basics", "Decoding", "Files", "Imaging", "Packs", "Pictures", "Specs"],
            swiftSettings: strict),
        // What is seen of all that in a browser.
        .target(
            name: "Previews",
            dependencies: [
                "Basics", "Builds", "CPages", "Decoding", "Drawing", "Exports", "Files", "Formats", "Imaging",
                "Indicators", "Jobs", "Languages", "Loading", "MotionCore", "Rendering", "Requests",
                "Resolution", "Specs",
            ],
            swiftSettings: strict),
        // The page of the studio, and the server that it is given by.
        .target(
            name: "Pages",
            dependencies: ["Basics", "CairoRaster", "Decoding", "Easings", "Files", "MotionCore", "Specs"],
            swiftSettings: strict),
        .target(name: "LocalServer", dependencies: ["CThreads"], swiftSettings: strict),
        // All of it for programs, under one name.
        .target(
            name: "Spindle",
            dependencies: [
                "Basics", "Builds", "CairoRaster", "Checks", "Curves", "Drawing", "Exports", "Files",
                "Guidelines",
                "Imaging", "Indicators", "Languages", "MotionCore", "Presentations", "Rendering", "Requests",
                "Resolution",
                "Specs", "Vectors", "Formats", "Jobs", "Loading",
            ],
            exclude: ["Schemas"],
            swiftSettings: strict),
        .executableTarget(
            name: "CommandLineTool",
            dependencies: [
                "CPlatform", "CThreads",
                "Arguments", "Basics", "Builds", "CProcess", "CairoRaster", "Checks", "Curves", "Decoding",
                "Drawing",
                "Exports", "Files", "Formats", "Guidelines", "Imaging", "Indicators", "Jobs", "Languages",
                "Loading", "LocalServer",
                "Differences", "MotionCore", "Packs", "Pages", "Pictures", "Presentations", "Previews",
                "Rendering",
                "Requests", "Resolution", "Specs", "Vectors",
            ],
            swiftSettings: strict),
        // Command lines, whatever their commands do.
        .target(name: "Arguments", swiftSettings: strict),

        // One system library each: a module map, and a shim where macros hide constants.
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .systemLibrary(
            name: "CWebP", pkgConfig: "libwebp",
            providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
        // What reads pictures, and leaves by long jumps; and what draws in a process of its own.
        .target(
            name: "CReaders", dependencies: ["CGIF", "CPNG"],
            linkerSettings: [.linkedLibrary("gif"), .linkedLibrary("png")]),
        // Loaded when the first text is laid out, not linked.
        .target(name: "CPango", dependencies: ["CPlatform"]),
        // Loaded when the first AVIF is written, not linked.
        .target(name: "CAVIF"),
        // The pages that the program writes, and the programs that it starts for them.
        .target(name: "CPages", exclude: ["Preview"]),
        // Threads where some are to be had, on every system in the same words.
        .target(name: "CThreads"),
        // What some processors have instructions for.
        .target(name: "CSHA"),
        // What each system does in its own way; nothing else knows which one it is.
        .target(name: "CPlatform"),
        // What the program settles with its system before Swift can.
        .target(name: "CProcess"),

        .target(
            name: "TestSupport",
            dependencies: ["Basics", "CCairo", "CPNG", "Drawing", "Imaging", "MotionCore"],
            path: "Tests/TestSupport",
            swiftSettings: strict),
        // What tests of requests share.
        .target(
            name: "RequestSupport",
            dependencies: [
                "Basics", "Drawing", "Indicators", "Jobs", "Loading", "MotionCore", "Requests", "TestSupport",
            ],
            path: "Tests/RequestSupport",
            swiftSettings: strict),
        // Feeds what takes bytes from anywhere with inputs; see `make fuzz`.
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "Basics", "Builds", "CGIF", "Checks", "Curves", "Differences", "Drawing", "Exports", "Files",
                "Imaging", "Indicators", "Jobs", "Languages", "Loading", "MotionCore", "Pictures",
                "Rendering",
                "Requests", "Resolution", "ShapeFiles", "Specs", "TestSupport",
            ], path: "Tests/Fuzz", exclude: ["Corpus"], swiftSettings: strict),
        // Lays out texts in a process of its own, whose environment a test can choose.
        .executableTarget(
            name: "text-probe",
            dependencies: ["CairoRaster", "Drawing", "Imaging"],
            path: "Tests/TextProbe", swiftSettings: strict),
        // What proves that a page gets the same bits; compiled for pages as well.
        .target(
            name: "PageBits", dependencies: ["Easings", "MotionCore"], path: "Tests/PageBits",
            swiftSettings: strict),
        .executableTarget(
            name: "page-speed",
            dependencies: ["Basics", "Drawing", "MotionCore", "PageMotions", "PageScenes"],
            path: "Tests/PageSpeed", swiftSettings: strict),
        // Hot loops and the same in C; the guard is here to be made of the objects that the program is made of.
        .target(
            name: "Baseline", dependencies: ["CCairo"], path: "Benchmarks/Support/Baseline",
            linkerSettings: [.linkedLibrary("m")]),
        .target(
            name: "Workloads",
            dependencies: [
                "Baseline", "CairoRaster", "Drawing", "Exports", "Formats", "Imaging", "Indicators", "Jobs",
                "Loading", "MotionCore", "Presentations", "Rendering", "Requests",
            ], path: "Benchmarks/Support/Workloads"),
        .executableTarget(name: "guard", dependencies: ["Workloads"], path: "Benchmarks/Tools/guard"),
        // What programs do with the library, each as short as can be, and the samples of the articles.
        .executableTarget(
            name: "example-arcs",
            dependencies: [
                "MotionCore"
            ], path: "Tests/Programs/Arcs",
            swiftSettings: strict),
        .executableTarget(
            name: "example-picture",
            dependencies: [
                "Spindle"
            ], path: "Tests/Programs/Picture",
            swiftSettings: strict),
        .executableTarget(
            name: "example-context",
            dependencies: [
                "CCairo", "Spindle",
            ], path: "Tests/Programs/Context",
            swiftSettings: strict),
        .target(
            name: "Samples",
            dependencies: [
                "Arguments", "Languages", "MotionCore", "Spindle",
            ],
            path: "Tests/Programs/Samples",
            swiftSettings: strict),
        .testTarget(
            name: "TestSupportTests",
            dependencies: ["Drawing", "Imaging", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "BasicsTests",
            dependencies: ["Basics", "Files", "MotionCore", "RequestSupport", "Requests", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "CommandLineToolTests",
            dependencies: [
                "Arguments", "Basics", "CommandLineTool", "Exports", "Formats", "Indicators", "Languages",
                "MotionCore",
                "Presentations", "Requests",
            ], swiftSettings: strict),
        .testTarget(
            name: "ArgumentsTests",
            dependencies: ["Arguments"], swiftSettings: strict),
        .testTarget(
            name: "EasingsTests",
            dependencies: ["Basics", "Easings", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "MotionCoreTests",
            dependencies: ["Basics", "MotionCore", "TestSupport"],
            exclude: ["Fixtures"],
            swiftSettings: strict),
        .testTarget(
            name: "DrawingTests",
            dependencies: ["Drawing", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "LanguagesTests",
            dependencies: ["Languages"], swiftSettings: strict),
        .testTarget(
            name: "IndicatorsTests",
            dependencies: ["Drawing", "Indicators", "Languages", "MotionCore", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "PresentationsTests",
            dependencies: [
                "Basics", "Drawing", "Indicators", "Languages", "MotionCore", "Presentations", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GuidelinesTests",
            dependencies: ["Drawing", "Guidelines", "Indicators"],
            swiftSettings: strict),
        .testTarget(
            name: "CairoRasterTests",
            dependencies: [
                "CCairo", "CairoRaster", "Drawing", "Imaging", "Indicators", "MotionCore", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ImagingTests",
            dependencies: ["Basics", "CDeflate", "CWebP", "Imaging", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "VectorsTests",
            dependencies: ["Drawing", "MotionCore", "Vectors"], swiftSettings: strict),
        .testTarget(
            name: "FormatsTests",
            dependencies: [
                "Basics", "Files", "Formats", "Rendering", "RequestSupport", "Requests", "TestSupport",
            ], swiftSettings: strict),
        .testTarget(
            name: "JobsTests",
            dependencies: [
                "Basics", "Drawing", "Easings", "Exports", "Files", "Formats", "Imaging", "Indicators",
                "Jobs",
                "Languages",
                "Loading",
                "MotionCore", "Rendering", "RequestSupport", "Requests", "Resolution", "Specs", "TestSupport",
                "Vectors",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ShapeFilesTests",
            dependencies: ["Basics", "Drawing", "Indicators", "MotionCore", "ShapeFiles"],
            swiftSettings: strict),
        .testTarget(
            name: "LoadingTests",
            dependencies: [
                "Basics", "Drawing", "Exports", "Files", "Formats", "Indicators", "Jobs", "Languages",
                "Loading",
                "MotionCore", "Rendering", "RequestSupport", "Requests", "Resolution", "Specs",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ExportsTests",
            dependencies: [
                "Basics", "Drawing", "Exports", "Formats", "Imaging", "MotionCore", "TestSupport", "Vectors",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "FilesTests",
            dependencies: ["Basics", "Exports", "Files", "Imaging", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "Basics", "Builds", "CommandLineTool", "CairoRaster", "Curves", "Drawing", "Files", "Imaging",
                "Indicators", "Jobs", "Languages", "Loading", "MotionCore", "Presentations", "Rendering",
                "Requests",
                "Resolution", "Specs", "TestSupport",
            ], swiftSettings: strict),
        .testTarget(
            name: "SpecsTests",
            dependencies: [
                "Basics", "Curves", "Decoding", "Drawing", "Exports", "Files", "Formats", "Indicators",
                "Jobs", "Loading",
                "MotionCore", "Rendering", "RequestSupport", "Requests", "Resolution", "Specs", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "RenderingTests",
            dependencies: [
                "Basics", "CairoRaster", "Drawing", "Exports", "Files", "Formats", "Imaging", "Indicators",
                "Jobs", "Languages", "Loading", "MotionCore", "Presentations", "Rendering", "RequestSupport",
                "Requests",
                "Resolution", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "RequestsTests",
            dependencies: [
                "Basics", "Drawing", "Exports", "Files", "Formats", "Indicators", "Jobs", "Languages",
                "Loading",
                "MotionCore", "Presentations", "Rendering", "RequestSupport", "Requests", "Resolution",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "PreviewsTests",
            dependencies: ["Files", "Imaging", "Previews", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "ResolutionTests",
            dependencies: [
                "Basics", "CairoRaster", "Curves", "Drawing", "Exports", "Files", "Formats", "Guidelines",
                "Imaging", "Indicators", "Jobs", "Languages", "Loading", "MotionCore", "Presentations",
                "Rendering",
                "RequestSupport", "Requests", "Resolution", "Specs", "TestSupport", "Vectors",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "CurvesTests",
            dependencies: [
                "Basics", "Curves", "Files", "Indicators", "Jobs", "Languages", "Loading", "MotionCore",
                "Rendering",
                "RequestSupport", "Requests", "Resolution", "Specs", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "PageTests",
            dependencies: [
                "Basics", "Curves", "Drawing", "Indicators", "Jobs", "MotionCore", "PageBits", "PageMotions",
                "PageScenes", "Requests", "TestSupport",
            ],
            exclude: ["Node", "Types"], swiftSettings: strict),
        .testTarget(
            name: "BuildsTests",
            dependencies: [
                "Basics", "Builds", "CairoRaster", "Decoding", "Drawing", "Exports", "Files", "Formats",
                "Imaging",
                "Jobs", "MotionCore", "Rendering", "RequestSupport", "Requests", "Resolution", "Specs",
                "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ChecksTests",
            dependencies: [
                "Basics", "Builds", "Checks", "Drawing", "Exports", "Files", "Guidelines", "Imaging",
                "Indicators", "Jobs", "Languages", "Loading", "MotionCore", "Presentations", "Rendering",
                "RequestSupport",
                "Requests", "Resolution", "Specs", "TestSupport",
            ],
            exclude: ["Corpus"], swiftSettings: strict),
        .testTarget(name: "LocalServerTests", dependencies: ["LocalServer"], swiftSettings: strict),
        .testTarget(
            name: "PagesTests", dependencies: ["Files", "Pages", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "CLITests",
            dependencies: [
                "CommandLineTool", "Files", "Formats", "Imaging", "Jobs", "Loading", "Rendering",
                "RequestSupport", "Requests", "Resolution", "Samples", "TestSupport", "example-arcs",
                "example-context", "example-picture", "fuzz",
            ],
            exclude: ["Support/WrongInvocations.txt"], swiftSettings: strict),
        .testTarget(
            name: "ReaderTests",
            dependencies: [
                "Basics", "Builds", "CairoRaster", "Checks", "Curves", "Differences", "Drawing", "Exports",
                "Files", "Formats", "Guidelines", "Imaging", "Indicators", "Jobs", "Languages", "Loading",
                "MotionCore", "Packs", "Pictures", "Rendering",
                "RequestSupport", "Requests", "Resolution", "Specs", "TestSupport", "text-probe",
            ],
            exclude: ["Readers", "requirements.txt"], swiftSettings: strict),
    ]
)

// For packages that use Spindle: assets as resources of a target, and the program as a command. In debug builds SwiftPM compiles what
// plugins depend on a second time, as a tool, even where nothing uses them: the Makefile leaves them out.
if Context.environment["SPINDLE_WITHOUT_PLUGINS"] == nil {
    package.products += [
        .plugin(name: "SpindleAssets", targets: ["SpindleAssets"]),
        .plugin(name: "SpindleCommand", targets: ["SpindleCommand"]),
    ]
    package.targets += [
        .plugin(
            name: "SpindleAssets", capability: .buildTool(), dependencies: ["CommandLineTool"],
            path: "Sources/Plugins/SpindleAssets"),
        .plugin(
            name: "SpindleCommand",
            capability: .command(
                intent: .custom(
                    verb: "spindle", description: "Draws progress indicators: see spindle --help"),
                permissions: [.writeToPackageDirectory(reason: "spindle writes the files it is asked for")]),
            dependencies: ["CommandLineTool"], path: "Sources/Plugins/SpindleCommand"),
    ]
}
