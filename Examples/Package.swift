// swift-tools-version: 6.2
import PackageDescription

/// The target of an example program, which uses one library product of axstrings.
func example(_ name: String, _ product: String = "AXStringsKit") -> Target {
    .executableTarget(name: name, dependencies: [.product(name: product, package: "axstrings")])
}

let package = Package(
    name: "axstrings-examples",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "axstrings", path: "..")],
    targets: [
        example("change-one-value"),
        example("check-translation"),
        example("list-accessibility-strings", "AXStringsExtraction"),
        example("write-pseudo-locale"),
    ])
