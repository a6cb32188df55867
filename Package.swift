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

/// A target in Swift, and what it stands on: what those modules stand on in turn may be imported as well.
struct Module {
    let name: String
    let base: [String]
    /// Its folder; nil for the usual one.
    let path: String?
    let exclude: [String]
    let settings: [SwiftSetting]
    let linking: [LinkerSetting]
    let isProgram: Bool
    let isProduct: Bool

    /// - Parameters:
    ///   - base: The highest modules that it imports.
    ///   - needsMath: Whether it calls libm, such as `floor` and `rounded`, without Foundation or Glibc.
    ///   - isProduct: Whether other packages can use it alone; by default, all modules of Sources.
    init(
        _ name: String, on base: [String] = [], path: String? = nil, exclude: [String] = [],
        isHot: Bool = false, needsMath: Bool = false, isProgram: Bool = false, isProduct: Bool? = nil
    ) {
        self.name = name
        self.base = base
        self.path = path
        self.exclude = exclude
        settings = isHot ? hot : strict
        linking = needsMath ? [.linkedLibrary("m", .when(platforms: [.linux]))] : []
        self.isProgram = isProgram
        self.isProduct = isProduct ?? (path == nil && !isProgram)
    }
}

/// All modules, those that stand on nothing first.
let modules = [
    Module("Basics", isHot: true, needsMath: true),
    Module("Arguments", on: ["Basics"], isProduct: false),
    Module("LibC", isProduct: false),
    Module("Easings", on: ["Basics"], isHot: true, needsMath: true),
    Module("Imaging", on: ["Basics", "CDeflate", "CWebP"], isHot: true, needsMath: true),
    Module("Languages", on: ["Basics"]),
    Module("Platform", on: ["CPlatform", "LibC"]),
    Module("Files", on: ["Basics", "CDeflate", "Platform"]),
    Module("MotionCore", on: ["Easings"], isHot: true, needsMath: true),
    Module("PictureFiles", on: ["CAVIF", "CDeflate", "CReaders", "Imaging"]),
    Module("Drawing", on: ["MotionCore"], isHot: true),
    Module("PageMotions", on: ["MotionCore"], isProduct: false),
    Module("CairoRaster", on: ["CCairo", "CPango", "Drawing", "Imaging", "Platform"], isHot: true),
    Module("Indicators", on: ["Drawing", "Languages"], isHot: true),
    Module("Vectors", on: ["Drawing"]),
    Module("Formats", on: ["Vectors"]),
    Module("SVGDocuments", on: ["CExpat", "Drawing"], isProduct: false),
    Module("MovingPictures", on: ["SVGDocuments"], isHot: true),
    Module("Presentations", on: ["Indicators"]),
    Module("ShapeFiles", on: ["Indicators", "SVGDocuments"], isProduct: false),
    Module("Exports", on: ["CAVIF", "Files", "Formats", "Imaging"], isHot: true),
    Module("Guidelines", on: ["Presentations"]),
    Module("Jobs", on: ["Formats", "Guidelines"], isHot: true),
    Module("VectorTracing", on: ["Jobs"], isHot: true, isProduct: false),
    Module("MovingVectors", on: ["MovingPictures", "VectorTracing"], isHot: true, isProduct: false),
    Module("Rendering", on: ["CairoRaster", "Exports", "Jobs"]),
    Module("Requests", on: ["Jobs"], isHot: true),
    Module("Specs", on: ["Requests"], isProduct: false),
    Module("Resolution", on: ["Requests", "VectorTracing"], isHot: true),
    Module("PageScenes", on: ["PageMotions", "Resolution", "Specs"], isProduct: false),
    Module("Loading", on: ["CYAML", "Rendering", "Resolution", "ShapeFiles", "Specs"]),
    Module("Packs", on: ["Loading", "MovingVectors", "PictureFiles"]),
    Module("StudioServer", on: ["Loading"], isProduct: false),
    Module("Builds", on: ["CCurl", "Packs"]),
    Module("Curves", on: ["Loading"]),
    Module("Differences", on: ["Curves", "Packs"]),
    Module("Checks", on: ["Builds"]),
    Module("Previews", on: ["Builds", "CPreviewPage"]),
    // All of it for programs, under one name.
    Module("Spindle", on: ["Checks", "Curves"], exclude: ["Schemas"]),
    Module(
        "CommandLineTool",
        on: ["Arguments", "CProcess", "Checks", "Curves", "Differences", "Previews", "StudioServer"],
        isProgram: true),

    Module("TestSupport", on: ["CCairo", "CPNG", "Drawing", "Imaging"], path: "Tests/TestSupport"),
    // What tests of requests share.
    Module("RequestSupport", on: ["Loading", "TestSupport"], path: "Tests/RequestSupport"),
    // Feeds what takes bytes from anywhere with inputs; see `make fuzz`.
    Module(
        "fuzz", on: ["CGIF", "Checks", "Curves", "Differences", "TestSupport"], path: "Tests/Fuzz",
        exclude: ["Corpus"], isProgram: true),
    // Lays out texts in a process of its own, whose environment a test can choose.
    Module("text-probe", on: ["CairoRaster"], path: "Tests/TextProbe", isProgram: true),
    // What proves that a page gets the same bits; compiled for pages as well.
    Module("PageBits", on: ["MotionCore"], path: "Tests/PageBits"),
    Module("page-speed", on: ["PageScenes"], path: "Tests/PageSpeed", isProgram: true),
    // What programs do with the library, each as short as can be, and the samples of the articles.
    Module("example-arcs", on: ["MotionCore"], path: "Tests/Programs/Arcs", isProgram: true),
    Module("example-picture", on: ["Spindle"], path: "Tests/Programs/Picture", isProgram: true),
    Module("example-context", on: ["CCairo", "Spindle"], path: "Tests/Programs/Context", isProgram: true),
    Module("Samples", on: ["Arguments", "Spindle"], path: "Tests/Programs/Samples"),
]

/// What each module stands on, directly or not.
let below = modules.reduce(into: [String: Set<String>]()) { below, module in
    below[module.name] = Set(module.base).union(module.base.flatMap { below[$0] ?? [] })
}

/// Returns modules with all that they stand on, as dependencies of a target.
func all(_ base: [String]) -> [Target.Dependency] {
    Set(base).union(base.flatMap { below[$0] ?? [] }).sorted().map { .init(stringLiteral: $0) }
}

/// Returns a system library: a module map, and a shim where macros hide constants.
func library(_ name: String, _ pkgConfig: String? = nil, apt: String, brew: String? = nil) -> Target {
    .systemLibrary(
        name: name, pkgConfig: pkgConfig, providers: [.apt([apt])] + (brew.map { [.brew([$0])] } ?? []))
}

/// Returns the tests of a module.
func tests(_ module: String, on base: [String] = ["TestSupport"], exclude: [String] = []) -> Target {
    let own = below[module] == nil ? [] : [module]
    return .testTarget(
        name: module + "Tests", dependencies: all(own + base), exclude: exclude, swiftSettings: strict)
}

// Tested on Linux alone; nothing has been built for Apple's systems yet, where modules without a C library should do.
let package = Package(
    name: "spindle",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)])

package.products = [
    .executable(name: "spindle", targets: ["CommandLineTool"])
]
// What the benchmarks in Benchmarks/Package.swift measure, and measure it against.
if Context.environment["SPINDLE_BENCHMARKS"] != nil {
    package.products += ["Workloads", "Baseline"].map { .library(name: $0, targets: [$0]) }
}
package.products += modules.filter(\.isProduct).map { .library(name: $0.name, targets: [$0.name]) }

package.targets = modules.map { module in
    let dependencies = all(module.base)
    return module.isProgram
        ? .executableTarget(
            name: module.name, dependencies: dependencies, path: module.path, exclude: module.exclude,
            swiftSettings: module.settings)
        : .target(
            name: module.name, dependencies: dependencies, path: module.path, exclude: module.exclude,
            swiftSettings: module.settings, linkerSettings: module.linking)
}
package.targets += [
    library("CCairo", "cairo", apt: "libcairo2-dev", brew: "cairo"),
    library("CDeflate", "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    library("CExpat", apt: "libexpat1-dev"),
    library("CGIF", apt: "libgif-dev", brew: "giflib"),
    library("CJPEG", "libjpeg", apt: "libjpeg-dev", brew: "jpeg-turbo"),
    library("CPNG", "libpng", apt: "libpng-dev", brew: "libpng"),
    library("CWebP", "libwebp", apt: "libwebp-dev", brew: "webp"),
    library("CYAML", "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    // What reads pictures, and leaves by long jumps; and what draws in a process of its own.
    .target(
        name: "CReaders", dependencies: ["CGIF", "CJPEG", "CPNG", "CWebP"],
        linkerSettings: ["gif", "jpeg", "png", "webpdemux"].map { .linkedLibrary($0) }),
    // Loaded when the first text is laid out, not linked.
    .target(name: "CPango", dependencies: ["CPlatform"]),
    // Loaded when the first AVIF is read or written, not linked.
    .target(name: "CAVIF"),
    // Loaded when a build asks a cache over HTTP, not linked.
    .target(name: "CCurl"),
    // The page of a preview, from the scripts in Sources/Page/Preview.
    .target(name: "CPreviewPage"),
    // What each system and processor does in its own way; nothing else knows which one it is.
    .target(name: "CPlatform"),
    // What the program settles with its system before Swift can.
    .target(name: "CProcess"),
    // Hot loops and the same in C; the guard is here to be made of the objects that the program is made of.
    .target(
        name: "Baseline", dependencies: ["CCairo"], path: "Benchmarks/Support/Baseline",
        linkerSettings: [.linkedLibrary("m")]),
    .target(
        name: "Workloads", dependencies: all(["Baseline", "Loading", "MovingPictures"]),
        path: "Benchmarks/Support/Workloads"),
    .executableTarget(name: "guard", dependencies: ["Workloads"], path: "Benchmarks/Tools/guard"),
]
let allTests = [
    tests("Arguments"),
    tests("Basics", on: ["RequestSupport"]),
    tests("Builds", on: ["RequestSupport"]),
    tests("CairoRaster", on: ["Indicators", "TestSupport"]),
    tests("Checks", on: ["RequestSupport"], exclude: ["Corpus"]),
    tests(
        "CLI",
        on: [
            "CommandLineTool", "RequestSupport", "Samples", "example-arcs", "example-context",
            "example-picture",
            "fuzz",
        ], exclude: ["Support/Misbehaving.py", "Support/WrongInvocations.txt"]),
    tests("CommandLineTool", exclude: ["MotionWords.tsv"]),
    tests("Curves", on: ["RequestSupport"]),
    tests("Drawing"),
    tests("Easings"),
    tests("Exports"),
    tests("Files", on: ["Exports", "TestSupport"]),
    tests("Formats", on: ["RequestSupport"]),
    tests(
        "Golden", on: ["Builds", "CommandLineTool", "Curves", "Packs", "TestSupport"],
        exclude: ["Strips"]),
    tests("Guidelines"),
    tests("Imaging", on: ["Platform", "TestSupport"]),
    tests("Indicators"),
    tests("Jobs", on: ["RequestSupport"]),
    tests("Languages"),
    tests("Loading", on: ["Curves", "RequestSupport"]),
    tests("MotionCore", exclude: ["Fixtures"]),
    tests("Page", on: ["Curves", "PageBits", "PageScenes", "TestSupport"], exclude: ["Node", "Types"]),
    tests("Platform", on: ["Imaging"]),
    tests("Presentations"),
    tests("Previews"),
    tests(
        "Reader", on: ["Checks", "Curves", "Differences", "RequestSupport", "text-probe"],
        exclude: ["Readers", "requirements.txt"]),
    tests("Rendering", on: ["RequestSupport"]),
    tests("Requests", on: ["RequestSupport"]),
    tests("Resolution", on: ["Curves", "RequestSupport"]),
    tests("MovingPictures", exclude: ["Corpus"]),
    tests("MovingVectors", on: ["RequestSupport"]),
    tests("ShapeFiles"),
    tests("StudioServer"),
    tests("TestSupport"),
    tests("VectorTracing", on: ["RequestSupport"]),
    tests("Vectors"),
]
// The tests of one module alone, for who works on that: SPINDLE_TESTS=MotionCore.
package.targets += allTests.filter { target in
    Context.environment["SPINDLE_TESTS"].map { target.name == $0 + "Tests" } ?? true
}

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
