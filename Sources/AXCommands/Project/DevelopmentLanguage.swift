import AXFormats
import AXSource

/// The language of a project's source strings, and the evidence for it.
struct DevelopmentLanguage: Hashable, Sendable {
    enum Evidence: Hashable, Sendable {
        /// `development-language` in the configuration.
        case configuration
        /// `developmentRegion` of an Xcode project.
        case xcodeProject(path: String)
        /// `developmentLanguage` in the `project.yml` of XcodeGen.
        case specification(path: String)
        /// `defaultLocalization` of a Swift package.
        case package(path: String)
        /// `sourceLanguage` of a string catalog.
        case catalog(path: String)
        /// English tables, or base tables without any other evidence.
        case english
        /// The locale with the most strings files.
        case mostComplete
        /// No evidence. Without tables, English is assumed.
        case assumed
    }

    /// A language tag.
    let tag: String
    let evidence: Evidence
}

extension DevelopmentLanguage.Evidence: CustomStringConvertible {
    var description: String {
        switch self {
        case .configuration: "from the configuration"
        case .xcodeProject(let path): "developmentRegion of \(path)"
        case .specification(let path): "developmentLanguage of \(path)"
        case .package(let path): "defaultLocalization of \(path)"
        case .catalog(let path): "sourceLanguage of \(path)"
        case .english: "the project has English or Base strings files"
        case .mostComplete: "the locale with the most strings files"
        case .assumed: "no strings files yet, so English is assumed"
        }
    }
}

struct DevelopmentLanguageSearch {
    let files: any FileSystem
    let configuration: Configuration
    let tables: [StringTable]
    /// The Xcode projects and package manifests, in order of precedence.
    let manifests: [String]
    /// The project's folder.
    let root: String

    /// The language according to the first available evidence, in this order: the configuration, the manifests, the
    /// string catalogs, the locales of the tables. A manifest is ignored if the project has tables but none in the
    /// language of the manifest, because Xcode writes `en` in every new project.
    func language() -> DevelopmentLanguage {
        if let tag = configuration.developmentLanguage {
            return DevelopmentLanguage(tag: configuration.canonicalLocale(tag), evidence: .configuration)
        }
        // If XcodeGen generates the Xcode project, the project may not be in the repository.
        let specification = PathName.join(root, KnownFiles.specification)
        let stated = (manifests + [specification]).lazy.compactMap(statement(in:)).first {
            tables.isEmpty || hasTables(in: $0.tag)
        }
        if let stated { return stated }
        for path in tables.flatMap(\.catalogs) {
            if let stated = statement(inCatalog: path) { return stated }
        }
        return guess()
    }

    private func statement(in path: String) -> DevelopmentLanguage? {
        guard let bytes = try? files.read(path, limit: FileLimit.project) else { return nil }
        return switch PathName.name(of: path) {
        case KnownFiles.xcodeProject:
            language(ManifestStatement.developmentRegion(of: bytes), .xcodeProject(path: path))
        case KnownFiles.specification:
            language(ManifestStatement.developmentLanguage(of: bytes), .specification(path: path))
        default: language(ManifestStatement.defaultLocalization(of: bytes), .package(path: path))
        }
    }

    private func statement(inCatalog path: String) -> DevelopmentLanguage? {
        guard let bytes = try? files.read(path),
            let table = try? ParsedStringsFile(withoutFindings: SourceFile(path: path, raw: bytes))
        else { return nil }
        return language(table.parsed.value.sourceLanguage, .catalog(path: path))
    }

    private func language(_ name: String?, _ evidence: DevelopmentLanguage.Evidence) -> DevelopmentLanguage? {
        name.flatMap(LocaleName.tag(ofFolder:)).map {
            DevelopmentLanguage(tag: configuration.canonicalLocale($0), evidence: evidence)
        }
    }

    /// Whether any table has strings in a language, or may have them. String catalogs and base files can be in any
    /// language.
    private func hasTables(in tag: String) -> Bool {
        tables.contains { !$0.paths(for: tag).isEmpty || $0.path(for: LocaleName.base) != nil }
    }

    private func guess() -> DevelopmentLanguage {
        if tables.isEmpty { return DevelopmentLanguage(tag: "en", evidence: .assumed) }
        let english = tables.flatMap(\.files).map(\.locale).filter { $0.hasPrefix("en-") }.min()
        if let tag = hasTables(in: "en") ? "en" : english { return DevelopmentLanguage(tag: tag, evidence: .english) }
        return DevelopmentLanguage(tag: mostComplete(), evidence: .mostComplete)
    }

    /// The locale with the most strings files; if there are several, the one with the largest files.
    private func mostComplete() -> String {
        var weights: [String: (tables: Int, bytes: Int)] = [:]
        for file in tables.flatMap(\.files) {
            let size = (try? files.info(file.path))?.size ?? 0
            let weight = weights[file.locale] ?? (0, 0)
            weights[file.locale] = (weight.tables + 1, weight.bytes + size)
        }
        let best = weights.max {
            ($0.value.tables, $0.value.bytes, $1.key) < ($1.value.tables, $1.value.bytes, $0.key)
        }
        return best?.key ?? "en"
    }
}

/// Finds the development language in manifests. The manifests are searched instead of parsed, because only one word is
/// needed.
private enum ManifestStatement {
    /// The language in `developmentRegion = en;` of a `project.pbxproj`.
    static func developmentRegion(of bytes: [UInt8]) -> String? {
        value(after: "developmentRegion", separator: UInt8(ascii: "="), in: bytes)
    }

    /// The language in `developmentLanguage: en` of a `project.yml`.
    static func developmentLanguage(of bytes: [UInt8]) -> String? {
        value(after: "developmentLanguage", separator: UInt8(ascii: ":"), in: bytes)
    }

    /// The language in `defaultLocalization: "en"` of a `Package.swift`.
    static func defaultLocalization(of bytes: [UInt8]) -> String? {
        value(after: "defaultLocalization", separator: UInt8(ascii: ":"), in: bytes)
    }

    /// The word after a name and a separator, with or without quotation marks.
    private static func value(after name: String, separator: UInt8, in bytes: [UInt8]) -> String? {
        let name = Array(name.utf8)
        var offset = 0
        while let found = bytes.firstRange(of: name, from: offset) {
            offset = found.upperBound
            let next = skipSpaces(bytes, from: offset)
            guard next < bytes.count, bytes[next] == separator else { continue }
            let word = word(in: bytes, from: skipSpaces(bytes, from: next + 1))
            if !word.isEmpty { return word }
        }
        return nil
    }

    private static func skipSpaces(_ bytes: [UInt8], from offset: Int) -> Int {
        bytes[offset...].firstIndex { !$0.isMarkupSpace } ?? bytes.count
    }

    /// A language tag or a legacy name. It consists of letters, digits, `-` and `_`, and may contain spaces if it is in
    /// quotation marks.
    private static func word(in bytes: [UInt8], from start: Int) -> String {
        let isQuoted = start < bytes.count && bytes[start] == UInt8(ascii: "\"")
        let word = bytes[(isQuoted ? start + 1 : start)...].prefix(64).prefix {
            $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-")
                || $0 == UInt8(ascii: "_") || isQuoted && $0 == 0x20
        }
        return String(decoding: word, as: UTF8.self)
    }
}
