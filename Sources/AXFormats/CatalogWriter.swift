public import AXModel
public import AXSource

/// Writes units to new files, for conversions. To add a writer, add a type in the folder of its format and a line in
/// `Formats.swift`.
public protocol CatalogWriter: Sendable {
    /// The name for `convert --to`.
    var id: String { get }

    /// Whether the files can contain strings without a translation, so that a new locale can be packed.
    var canContainUntranslated: Bool { get }

    /// Whether Xcode replaces the comments of the files by those in the source code, and removes any others.
    var commentsAreFromXcode: Bool { get }

    /// The files that represent `set`, and what they can't represent.
    func write(_ set: CatalogSet) -> WrittenCatalogs

    /// The files that represent several tables. By default, writes each table separately.
    func write(all sets: [CatalogSet]) -> WrittenCatalogs
}

extension CatalogWriter {
    public var canContainUntranslated: Bool { false }

    public var commentsAreFromXcode: Bool { false }

    public func write(all sets: [CatalogSet]) -> WrittenCatalogs {
        let written = sets.map(write)
        return WrittenCatalogs(files: written.flatMap(\.files), losses: written.flatMap(\.losses))
    }
}

/// The result of a conversion.
public struct WrittenCatalogs: Sendable {
    /// A file, with its path below the output folder, such as `de.lproj/Localizable.strings`.
    public struct File: Sendable {
        public let path: String
        public let bytes: [UInt8]

        public init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// Information in the units that the files don't contain.
    public struct Loss: Hashable, Sendable {
        /// nil if the loss affects the whole table.
        public let key: StringKey?
        public let locale: String?
        /// The lost information and the reason, as a lowercase clause: `the state “needs_review”, because strings files
        /// don't support states`.
        public let what: String

        public init(key: StringKey?, locale: String?, what: String) {
            self.key = key
            self.locale = locale
            self.what = what
        }
    }

    public let files: [File]
    public let losses: [Loss]

    public init(files: [File], losses: [Loss]) {
        self.files = files
        self.losses = losses
    }
}
