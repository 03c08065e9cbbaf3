package import AXModel
package import AXSource

/// Writes units to new files, for conversions. To add a writer, create a type in the folder of its format and add it to
/// ``Formats/writers``.
package protocol CatalogWriter: Sendable {
    /// The name for `convert --to`.
    var id: String { get }

    /// Whether the files can contain untranslated strings, so that `convert` can write files for a locale without
    /// translations.
    var canContainUntranslated: Bool { get }

    /// Whether Xcode replaces the comments in the files with those in the source code, and removes comments that the
    /// source code doesn't contain.
    var commentsAreFromXcode: Bool { get }

    /// Converts a table to files, and collects the information that the files can't represent.
    func write(_ set: CatalogSet) -> WrittenCatalogs

    /// Converts several tables to files. By default, converts each table separately.
    func write(all sets: [CatalogSet]) -> WrittenCatalogs
}

extension CatalogWriter {
    package var canContainUntranslated: Bool { false }

    package var commentsAreFromXcode: Bool { false }

    package func write(all sets: [CatalogSet]) -> WrittenCatalogs {
        let written = sets.map(write)
        return WrittenCatalogs(files: written.flatMap(\.files), losses: written.flatMap(\.losses))
    }
}

/// The result of a conversion.
package struct WrittenCatalogs: Sendable {
    /// A file, with its path relative to the output folder, such as `de.lproj/Localizable.strings`.
    package struct File: Sendable {
        package let path: String
        package let bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// Information that the units contain but the files can't represent.
    package struct Loss: Hashable, Sendable {
        /// The key of the affected string; nil if the loss affects the whole table.
        package let key: StringKey?
        package let locale: String?
        /// The lost information and the reason, as a lowercase clause, such as
        /// `the state “needs_review”, because strings files don't support states`.
        package let what: String

        package init(key: StringKey?, locale: String?, what: String) {
            self.key = key
            self.locale = locale
            self.what = what
        }
    }

    package let files: [File]
    package let losses: [Loss]

    package init(files: [File], losses: [Loss]) {
        self.files = files
        self.losses = losses
    }
}

extension Unit {
    /// The clause of a loss for a string set in a format with one value per key; nil for any other unit.
    var lossOfFurtherValues: String? {
        guard !furtherValues.isEmpty else { return nil }
        return
            "\(furtherValues.count) of \(furtherValues.count + 1) phrases of a string set, because the format has one "
            + "value per key"
    }
}
