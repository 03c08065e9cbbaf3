import AXExtract
import AXSource

/// The names of localization functions that Xcode's own extractor is told by the build setting
/// `LOCALIZED_STRING_MACRO_NAMES`.
enum MacroNames {
    private static let setting = "LOCALIZED_STRING_MACRO_NAMES"
    private static let search = StemSearch([setting])
    /// What the setting names by itself.
    private static let known: Set<String> = ["NSLocalizedString", "CFCopyLocalizedString", "inherited"]

    /// The names in the project's Xcode projects and in the build settings files beside them, sorted. Files that cannot
    /// be read name none.
    static func names(of project: Project, in files: any FileSystem) -> [String] {
        let projects = ManifestSearch(files: files).manifests(above: project.root).filter {
            PathName.name(of: $0) == KnownFiles.xcodeProject
        }
        let folders = Set(projects.map { PathName.parent(of: PathName.parent(of: $0)) } + [project.root])
        let settings = folders.flatMap { folder in
            ((try? files.list(folder)) ?? []).filter { PathName.fileExtension(of: $0.name) == "xcconfig" }
                .map { PathName.join(folder, $0.name) }
        }
        let names = (projects + settings).compactMap { try? files.read($0) }.flatMap(names(in:))
        return Set(names).sorted()
    }

    /// The names that a project file or a build settings file gives.
    static func names(in bytes: [UInt8]) -> [String] {
        let places = bytes.withUnsafeBufferPointer { search.offsets(in: $0) { _, _ in true } }
        return places.flatMap { place -> [String] in
            guard let value = value(bytes[(place + setting.utf8.count)...]) else { return [] }
            let words = value.split { !$0.isIdentifierByte }.map { String(decoding: $0, as: UTF8.self) }
            return words.filter { !known.contains($0) && !("0"..."9").contains($0.prefix(1)) }
        }
    }

    /// What stands between the sign `=` and the end of the statement, the list or the line.
    private static func value(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let start = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard start.first == UInt8(ascii: "=") else { return nil }
        let value = start.dropFirst().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        if value.first == UInt8(ascii: "(") { return value.prefix { $0 != UInt8(ascii: ";") } }
        return value.prefix { $0 != UInt8(ascii: ";") && $0 != 0x0A && $0 != 0x0D }
    }
}
