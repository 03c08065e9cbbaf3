// swift-tools-version: 6.1
import PackageDescription

// The binary is downloaded, not built. A package that uses the plug-ins therefore doesn't build swift-syntax, and can
// depend on any version of it. `scripts/package` prints the checksum of a release.
let package = Package(
    name: "axstrings-plugins",
    platforms: [.macOS(.v13)],
    products: [
        .plugin(name: "AXStringsCheck", targets: ["AXStringsCheck"]),
        .plugin(name: "AXStringsCommand", targets: ["AXStringsCommand"]),
    ],
    targets: [
        .binaryTarget(name: "axstrings", path: "axstrings.artifactbundle.zip"),
        .plugin(name: "AXStringsCheck", capability: .buildTool(), dependencies: ["axstrings"]),
        .plugin(
            name: "AXStringsCommand",
            capability: .command(
                intent: .custom(verb: "axstrings", description: "Check and localize accessibility strings."),
                permissions: [
                    .writeToPackageDirectory(reason: "Commands such as localize, apply and check --fix change files.")
                ]),
            dependencies: ["axstrings"]),
    ])
