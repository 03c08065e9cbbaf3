import AXExtract
import AXFormats

/// The files and folders of a project that are read.
enum KnownFiles {
    static let sources = Set(Extractors.all.flatMap(\.extensions))
    static let table = "strings"
    /// Extensions of a project's strings files. A string catalog contains all locales; the others contain one each.
    static let tables = readable.subtracting(["xliff", "xlf"])
    static let catalog = "xcstrings"
    /// Extensions of files for translators, which contain several tables in one locale.
    static let exchange = readable.intersection(["xliff", "xlf"])
    /// Extensions of files that can record the state of a translation.
    static let withStates = exchange.union([catalog])
    private static let readable = Set(Formats.all.flatMap(\.extensions))
    static let xcodeProject = "project.pbxproj"
    static let package = "Package.swift"
    /// What XcodeGen makes an Xcode project of.
    static let specification = "project.yml"

    /// Whether a property list describes an app or an extension, and so names the classes that the system creates.
    static func isInformation(_ name: String) -> Bool { name.hasSuffix(".plist") && name.contains("Info") }

    /// The extensions as a list: “.m, .swift”.
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
    /// archive doesn't support them. Archives from a Mac contain them in the folder `__MACOSX`.
    private static let appleDouble = "._"

    /// Whether a walk enters a folder that it finds. It never enters hidden folders, build products or asset catalogs.
    /// With `skippingVendored`, it also skips folders that usually contain third-party code, and `.xcloc` folders.
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

    /// Extensions of folders that contain none of the project's sources or strings files.
    private static let closed: Set<String> = [
        "xcassets", "xcworkspace", "xcodeproj", "framework", "xcframework", "app", "xcarchive", "dsym", "docc",
        "xcdatamodeld", "playground",
    ]

    /// Names of folders that usually contain third-party code, in lowercase.
    private static let vendored: Set<String> = [
        "pods", "carthage", "deriveddata", "node_modules", "vendor", "vendors", "vendored", "third_party", "thirdparty",
        "third-party", "3rdparty",
    ]
}
