// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Player", targets: [.target(name: "Player")])
