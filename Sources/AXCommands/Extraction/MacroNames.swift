import AXExtract
import AXSource

/// The localization functions from the build setting `LOCALIZED_STRING_MACRO_NAMES`, which Xcode extracts in addition
/// to the standard ones.
enum MacroNames {
    private static let setting = "LOCALIZED_STRING_MACRO_NAMES"
    private static let search = SubstringSearch([setting])
    /// Names to ignore: the default values of the setting, and `$(inherited)`.
    private static let known: Set<String> = ["NSLocalizedString", "CFCopyLocalizedString", "inherited"]

    /// The sorted names in the Xcode projects in and above the project's folder, and in the `.xcconfig` files next to
    /// them or in the project's folder. Unreadable files are ignored.
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

    /// The names in the bytes of a project file or an `.xcconfig` file.
    static func names(in bytes: [UInt8]) -> [String] {
        let offsets = bytes.withUnsafeBufferPointer { search.offsets(in: $0) { _, _ in true } }
        return offsets.flatMap { offset -> [String] in
            guard let value = value(bytes[(offset + setting.utf8.count)...]) else { return [] }
            let words = value.split { !$0.isIdentifierByte }.map { String(decoding: $0, as: UTF8.self) }
            return words.filter { !known.contains($0) && !("0"..."9").contains($0.prefix(1)) }
        }
    }

    /// The value after `=`, up to the end of the list, the statement or the line; nil if the next character isn't `=`.
    private static func value(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let start = bytes.drop(while: \.isSpaceOrTab)
        guard start.first == UInt8(ascii: "=") else { return nil }
        let value = start.dropFirst().drop(while: \.isSpaceOrTab)
        if value.first == UInt8(ascii: "(") { return value.prefix { $0 != UInt8(ascii: ";") } }
        return value.prefix { $0 != UInt8(ascii: ";") && !$0.isLineEnd }
    }
}
