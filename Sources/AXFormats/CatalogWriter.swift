package import AXModel
package import AXSource

/// Writes units to new files, for conversions. To add a writer, add a type in the folder of its format and a line in
/// `Formats.swift`.
package protocol CatalogWriter: Sendable {
    /// The name for `convert --to`.
    var id: String { get }

    /// Whether the files can contain untranslated strings, so that `convert` can write files for a locale without
    /// translations.
    var canContainUntranslated: Bool { get }

    /// Whether Xcode replaces the comments in the files with those in the source code and removes all others.
    var commentsAreFromXcode: Bool { get }

    /// The files that represent `set`, and what they can't represent.
    func write(_ set: CatalogSet) -> WrittenCatalogs

    /// The files that represent several tables. By default, writes each table separately.
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
    /// What a format that has one value per key loses of a string set, as the clause of a loss; nil for any other unit.
    var lossOfFurtherValues: String? {
        guard !furtherValues.isEmpty else { return nil }
        return
            "\(furtherValues.count) of \(furtherValues.count + 1) phrases of a string set, because the format has one "
            + "value per key"
    }
}
