package import AXModel
package import AXSource
import Foundation

/// Writes an `.xcloc`, the folder that Xcode exports for a language's translator.
package enum XclocPackage {
    /// Writes the same files as Xcode.
    /// - Parameters:
    ///   - sets: the tables; those without a catalog for `locale` are exported untranslated.
    ///   - locale: the language to translate into.
    ///   - project: the name that the translator's tool shows.
    ///   - sources: the project's files that the tables come from, for context. Xcode requires at least one.
    /// - Returns: files with paths relative to the output folder, such as `de.xcloc/contents.json`.
    package static func write(
        _ sets: [CatalogSet], locale: String, project: String, sources: [SourceFile], version: String
    ) -> WrittenCatalogs {
        let exports = sets.map { set -> XLIFFExportedUnits in
            let empty = Catalog(path: "", locale: locale, table: set.table, units: [])
            return XLIFFExportedUnits(set, set.catalogs.first { $0.locale == locale } ?? empty)
        }
        let source = sets.first?.sourceLanguage ?? "en"
        let xliff = XLIFFExport(from: source, to: locale, files: exports.flatMap(\.files))
        let contents = XclocContents(
            developmentRegion: source, project: project, targetLocale: locale, toolName: "axstrings",
            toolVersion: version)
        let folder = "\(locale).xcloc"
        let files =
            [
                WrittenCatalogs.File(path: "\(folder)/contents.json", bytes: contents.bytes),
                WrittenCatalogs.File(
                    path: "\(folder)/Localized Contents/\(locale).xliff", bytes: Array(xliff.text.utf8)),
            ]
            + sources.compactMap { file in
                safePath(file.path).map { .init(path: "\(folder)/Source Contents/\($0)", bytes: file.raw) }
            }
        return WrittenCatalogs(files: files, losses: exports.flatMap(\.losses))
    }

    /// The path without its root and without “..”, so that no file is written outside the package; nil if nothing
    /// remains.
    private static func safePath(_ path: String) -> String? {
        let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
        return parts.isEmpty ? nil : parts.joined(separator: "/")
    }
}

/// The file `contents.json` of an `.xcloc`.
package struct XclocContents: Hashable, Sendable {
    package let developmentRegion: String
    package let project: String
    package let targetLocale: String
    package let toolName: String
    package let toolVersion: String

    package init(
        developmentRegion: String, project: String, targetLocale: String, toolName: String, toolVersion: String
    ) {
        self.developmentRegion = developmentRegion
        self.project = project
        self.targetLocale = targetLocale
        self.toolName = toolName
        self.toolVersion = toolVersion
    }

    /// Reads the file; nil if the bytes aren't a JSON object with a `targetLocale`. Other properties are empty if they
    /// are missing.
    package init?(reading bytes: [UInt8]) {
        let json = try? JSONSerialization.jsonObject(with: Data(bytes))
        guard let members = json as? [String: Any], let locale = members["targetLocale"] as? String else { return nil }
        let tool = members["toolInfo"] as? [String: Any]
        self.init(
            developmentRegion: members["developmentRegion"] as? String ?? "",
            project: members["project"] as? String ?? "",
            targetLocale: locale, toolName: tool?["toolName"] as? String ?? "",
            toolVersion: tool?["toolVersion"] as? String ?? "")
    }

    /// The bytes of the file, with the same members as Xcode's file, in the same order.
    package var bytes: [UInt8] {
        let text = """
            {
              "developmentRegion" : \(Self.quoted(developmentRegion)),
              "project" : \(Self.quoted(project)),
              "targetLocale" : \(Self.quoted(targetLocale)),
              "toolInfo" : {
                "toolBuildNumber" : \(Self.quoted(toolVersion)),
                "toolID" : \(Self.quoted(toolName.lowercased())),
                "toolName" : \(Self.quoted(toolName)),
                "toolVersion" : \(Self.quoted(toolVersion))
              },
              "version" : "1.0"
            }
            """
        return Array(text.utf8)
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            // Foundation removes a byte order mark at the beginning of a string.
            case "\u{0}"..."\u{1F}", "\u{FEFF}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
