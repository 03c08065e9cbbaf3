import Foundation
import PackagePlugin

/// Checks the strings in a target's folder, or in the folder of an Xcode project, in every build in which one of the
/// target's source files or strings files has changed.
///
/// Findings appear as warnings and errors of the build; an error ends it. The command has no output files, so it adds
/// nothing to the product.
@main
struct AXStringsCheck: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        return [
            try command(
                executable: context.tool(named: "axstrings").url, name: target.name,
                folder: target.directoryURL, files: target.sourceFiles.map(\.url))
        ].compactMap { $0 }
    }

    /// - Returns: nil for a target without files that axstrings reads.
    private func command(executable: URL, name: String, folder: URL, files: [URL]) throws -> Command? {
        let read = files.filter { Self.extensions.contains($0.pathExtension.lowercased()) }
        guard !read.isEmpty else { return nil }
        return .buildCommand(
            displayName: "axstrings check \(name)", executable: executable,
            arguments: ["check", folder.path, "--format", "xcode"], inputFiles: read, outputFiles: [])
    }

    private static let extensions: Set = [
        "strings", "stringsdict", "xcstrings", "swift", "m", "mm", "h", "storyboard", "xib",
    ]
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension AXStringsCheck: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            [
                try command(
                    executable: context.tool(named: "axstrings").url, name: target.displayName,
                    folder: context.xcodeProject.directoryURL, files: target.inputFiles.map(\.url))
            ].compactMap { $0 }
        }
    }
#endif
