import AXExtract
import AXFormats

/// The types of files that are read, and the folders that are searched for them.
enum KnownFiles {
    static let sources = Set(Extractors.all.flatMap(\.extensions))
    static let table = "strings"
    /// The extensions of a project's strings files. A string catalog contains all locales; the others contain only one.
    static let tables = readable.subtracting(["xliff", "xlf"])
    static let catalog = "xcstrings"
    /// The extensions of exchange files for translators, which can contain several tables.
    static let exchange = readable.intersection(["xliff", "xlf"])
    /// The extensions of files that can contain the state of a translation.
    static let withStates = exchange.union([catalog])
    private static let readable = Set(Formats.all.flatMap(\.extensions))
    static let xcodeProject = "project.pbxproj"
    static let package = "Package.swift"
    /// The name of the file from which XcodeGen generates an Xcode project.
    static let specification = "project.yml"

    /// Whether a file is named like a property list that describes an app or an extension. Such a file specifies
    /// classes that the system instantiates.
    static func isInformation(_ name: String) -> Bool { name.hasSuffix(".plist") && name.contains("Info") }

    /// The extensions as a list, such as “.m, .swift”.
    static func list(_ extensions: Set<String>) -> String {
        extensions.sorted().map { "." + $0 }.joined(separator: ", ")
    }

    static func knows(_ name: String) -> Bool {
        isStringsFile(name)
            || sources.contains(PathName.fileExtension(of: name)) && !PathName.name(of: name).hasPrefix(appleDouble)
    }

    static func isStringsFile(_ name: String) -> Bool {
        readable.contains(PathName.fileExtension(of: name)) && !PathName.name(of: name).hasPrefix(appleDouble)
    }

    /// The prefix of files such as `._Localizable.strings`, in which macOS stores extended attributes if a volume or
    /// archive doesn't support them. Archives created on a Mac contain these files in the folder `__MACOSX`.
    private static let appleDouble = "._"

    /// Whether a walk enters a folder. It never enters hidden folders, or folders such as build products and asset
    /// catalogs. If `skippingVendored` is true, it also skips `.xcloc` folders, and folders that usually contain
    /// third-party code.
    ///
    /// In an `.xcloc` folder, only the translations are read, because it also contains copies of the project's files.
    static func entersFolder(_ name: String, in folder: String, skippingVendored: Bool) -> Bool {
        if PathName.fileExtension(of: folder) == "xcloc" { return name == "Localized Contents" }
        if skippingVendored, PathName.fileExtension(of: name) == "xcloc" { return false }
        if name.hasPrefix(".") || name == "__MACOSX" || closed.contains(PathName.fileExtension(of: name)) {
            return false
        }
        return !skippingVendored || !vendored.contains(name.lowercased())
    }

    /// The extensions of folders that contain no sources or strings files of the project.
    private static let closed: Set<String> = [
        "xcassets", "xcworkspace", "xcodeproj", "framework", "xcframework", "app", "xcarchive", "dsym", "docc",
        "xcdatamodeld", "playground",
    ]

    /// The names of folders that usually contain third-party code, in lowercase.
    private static let vendored: Set<String> = [
        "pods", "carthage", "deriveddata", "node_modules", "vendor", "vendors", "vendored", "third_party", "thirdparty",
        "third-party", "3rdparty",
    ]
}
