// swift-tools-version: 6.2
import PackageDescription

// Spindle's plugins with the program as it is, so that a package which draws its assets need not compile Spindle.
let package = Package(
    name: "spindle-plugins",
    products: [
        .plugin(name: "SpindleAssets", targets: ["SpindleAssets"]),
        .plugin(name: "SpindleCommand", targets: ["SpindleCommand"]),
    ],
    targets: [
        .binaryTarget(name: "spindle", path: "spindle.artifactbundle"),
        .plugin(name: "SpindleAssets", capability: .buildTool(), dependencies: ["spindle"]),
        .plugin(
            name: "SpindleCommand",
            capability: .command(
                intent: .custom(
                    verb: "spindle", description: "Draws progress indicators: see spindle --help"),
                permissions: [.writeToPackageDirectory(reason: "spindle writes the files it is asked for")]),
            dependencies: ["spindle"]),
    ]
)
