public import AXModel
public import AXSource

/// What `axstrings show` says about a file.
public struct FileContents: Sendable {
    /// What Apple's runtime makes of a file.
    public enum Status: String, Sendable {
        /// The table loads, perhaps not all of it.
        case ok
        /// The file is refused; every key is shown raw.
        case error
        /// The file parses, but is no table; every key is shown raw.
        case notDictionary = "not-dictionary"
    }

    /// One entry as it stands in the file, whether it loads or not.
    public struct Entry: Sendable {
        public let key: StringKey
        public let value: PropertyValue
        public let comment: String?
        /// Where the key stands.
        public let span: Span
        /// The locale of the text, in files that hold several or name their own.
        public var locale: String?
        /// The way to this text, where a unit may have several; nil in formats where it has one.
        public var form: VariationPath?
        /// How far the translation has come, in the format's own word.
        public var state: String?
        /// The unit's id, where that is not its key.
        public var id: String?
        /// What Xcode's import would do with it.
        public var importVerdict: ImportVerdict?
    }

    /// What Xcode's import does with one unit of an XLIFF file.
    public struct ImportVerdict: Hashable, Sendable {
        public enum Outcome: String, Sendable {
            case applied, skipped, changed
        }

        public let outcome: Outcome
        /// Why, as one clause; nil when the unit is simply applied.
        public let reason: String?
    }

    /// An entry that the runtime never sees.
    public struct Lost: Sendable {
        public let key: StringKey
        public let span: Span
    }

    public let status: Status
    public let entries: [Entry]
    /// The table as the runtime holds it, in the order of the file; each key once.
    public let loaded: [(key: StringKey, value: PropertyValue)]
    public let lost: [Lost]
    /// In files of several locales, the table of each; ``loaded`` is empty there.
    public var loadedByLocale: [(locale: String, table: [(key: StringKey, value: PropertyValue)])] = []
}

/// A value of a property list, as far as string tables use them.
public indirect enum PropertyValue: Hashable, Sendable {
    /// Text in WTF-8.
    case string(StringKey)
    case data([UInt8])
    case array([PropertyValue])
    case dictionary([StringKey: PropertyValue])
    /// Numbers, dates and truth values of XML and binary files, in their own spelling.
    case other(String)
}
