import AXExtract
import AXFormats

/// Which files and folders of a project are looked at.
enum KnownFiles {
    /// Sources in which accessibility strings are set.
    static let sources = Set(Extractors.all.flatMap(\.extensions))
    static let table = "strings"
    /// Files of one locale's texts, and catalogs of all.
    static let tables = readable.subtracting(["xliff", "xlf"])
    static let catalog = "xcstrings"
    /// What a translator may send besides: the texts of one locale for several tables.
    static let exchange = readable.intersection(["xliff", "xlf"])
    private static let readable = Set(Formats.all.flatMap(\.extensions))
    static let xcodeProject = "project.pbxproj"
    static let package = "Package.swift"

    /// Extensions as a sentence lists them: “.m, .swift”.
    static func list(_ extensions: Set<String>) -> String {
        extensions.sorted().map { "." + $0 }.joined(separator: ", ")
    }

    static func knows(_ name: String) -> Bool {
        holdsTexts(name)
            || sources.contains(PathName.fileExtension(of: name)) && !PathName.name(of: name).hasPrefix(appleDouble)
    }

    /// Whether a file is one of localized strings.
    static func holdsTexts(_ name: String) -> Bool {
        readable.contains(PathName.fileExtension(of: name)) && !PathName.name(of: name).hasPrefix(appleDouble)
    }

    /// Begins the names of the files in which macOS keeps the extended attributes of others where a volume or an archive can't:
    /// `._Localizable.strings`. Archives from a Mac hold them in the folder `__MACOSX`.
    private static let appleDouble = "._"

    /// Hidden folders, products of a build and packages of images are never entered; folders that by habit hold other
    /// people's code only when they are asked for.
    ///
    /// Of an `.xcloc`, which a project does not own, only the translations count: it also holds copies of the project's files.
    static func entersFolder(_ name: String, in folder: String, skippingForeign: Bool) -> Bool {
        if PathName.fileExtension(of: folder) == "xcloc" { return name == "Localized Contents" }
        if skippingForeign, PathName.fileExtension(of: name) == "xcloc" { return false }
        if name.hasPrefix(".") || name == "__MACOSX" || closed.contains(PathName.fileExtension(of: name)) {
            return false
        }
        return !skippingForeign || !foreign.contains(name.lowercased())
    }

    /// Extensions of folders that hold no source and no string tables of the project.
    private static let closed: Set<String> = [
        "xcassets", "xcworkspace", "xcodeproj", "framework", "xcframework", "app", "xcarchive", "dsym", "docc",
        "xcdatamodeld", "playground",
    ]

    /// In lower case.
    private static let foreign: Set<String> = [
        "pods", "carthage", "deriveddata", "node_modules", "vendor", "vendors", "vendored", "third_party", "thirdparty",
        "third-party", "3rdparty",
    ]
}
