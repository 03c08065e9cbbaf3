import Foundation
import PackagePlugin

/// Turns every data file of `Locales/` into a Swift string literal, so that a moved or static binary still has its
/// locale data.
@main
struct EmbedLocales: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let data = target.sourceFiles.map(\.url).filter { $0.pathExtension == "yml" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLocales+Generated.swift")
        return [
            .buildCommand(
                displayName: "Embedding \(data.count) locale files",
                executable: try context.tool(named: "embed-locales").url,
                arguments: [output.path] + data.map(\.path),
                inputFiles: data, outputFiles: [output])
        ]
    }
}
