// swift-tools-version: 6.2
import PackageDescription

// Assets from a manifest with the Swift Package Manager: `swift run` prints what is in the bundle, and
//   swift package --allow-writing-to-package-directory spindle build Sources/App/spindle.yaml --out assets
// builds the same files into the package.
let package = Package(
    name: "example",
    dependencies: [.package(name: "spindle", path: "../../..")],
    targets: [
        .executableTarget(
            name: "App", exclude: ["brand.yaml", "spindle.yaml"],
            plugins: [.plugin(name: "SpindleAssets", package: "spindle")])
    ]
)
