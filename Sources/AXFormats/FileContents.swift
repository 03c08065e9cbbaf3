package import AXModel
package import AXSource

/// The contents of a file as `axstrings show` reports them.
package struct FileContents: Sendable {
    /// The result of loading a file in Apple's runtime.
    package enum Status: String, Sendable {
        /// The runtime loads the file, though possibly not all entries.
        case ok
        /// The runtime rejects the file, so users get raw keys.
        case error
        /// The file is valid but has the wrong structure, so the runtime doesn't load any entry. It's a property list
        /// that isn't a dictionary, or XML that isn't XLIFF 1.2.
        case notDictionary = "not-dictionary"
    }

    /// An entry of the file. The runtime may not load it.
    package struct Entry: Sendable {
        package let key: StringKey
        package let value: PropertyValue
        package let comment: String?
        /// The span of the key; in an XLIFF file, of the id. For a value in a string catalog or a variation in a
        /// `.stringsdict` file, the span of the value.
        package let span: Span
        /// The locale of the value; nil in formats that don't specify locales.
        package var locale: String?
        /// The variation path of the value; nil in formats without variations.
        package var form: VariationPath?
        /// The state of the translation, as the format names it; nil if the file doesn't specify one.
        package var state: String?
        /// The id of the unit in an XLIFF file; nil in other formats.
        package var id: String?
        /// The effect of Xcode's import on the unit in an XLIFF file; nil in other formats.
        package var importVerdict: ImportVerdict?
    }

    /// The effect of Xcode's import on one unit of an XLIFF file.
    package struct ImportVerdict: Hashable, Sendable {
        package enum Outcome: String, Sendable {
            case applied, skipped, changed
        }

        /// The reason why Xcode skips or changes the unit; nil if the unit is applied without changes.
        package let cause: ImportCause?

        package var outcome: Outcome {
            cause.map { $0.skips ? .skipped : .changed } ?? .applied
        }
    }

    /// An entry that the runtime doesn't load.
    package struct Lost: Sendable {
        package let key: StringKey
        package let span: Span
    }

    package let status: Status
    package let entries: [Entry]
    /// The keys and values that the runtime loads, in file order. Each key appears only once.
    package let loaded: [(key: StringKey, value: PropertyValue)]
    package let lost: [Lost]
    /// The keys and values per locale, for a file with several locales. For a string catalog, these are the ones that
    /// the runtime loads; for an XLIFF file, the ones that Xcode imports. ``loaded`` is empty for such files.
    package var loadedByLocale: [(locale: String, table: [(key: StringKey, value: PropertyValue)])] = []
}

/// The reason why Xcode's import skips a unit of an XLIFF file, or changes its translation.
package enum ImportCause: Hashable, Sendable {
    case malformedXML
    case namespacePrefix(String)
    case noTargetLanguage
    case noID
    case noTarget
    /// The state marks the translation as unfinished.
    case unfinished(state: String)
    /// The key itself looks like the id of a variation, so Xcode looks for a different string.
    case keyLooksLikeVariation
    case unknownKey
    /// The unit's id contains the name of a variable that neither the source string nor the translation in the project
    /// has.
    case unknownVariable
    /// The unit's source differs from the project's source string.
    case sourceChanged(delivered: String, project: String)
    /// The import drops inline tags; `text` is the translation without them.
    case inlineTags(text: String)
    /// The target is empty, so the import clears the translation.
    case emptyTarget

    /// Whether Xcode skips the unit. If false, Xcode imports the translation without its inline tags, or clears the
    /// project's translation.
    package var skips: Bool {
        switch self {
        case .inlineTags, .emptyTarget: false
        case .malformedXML, .namespacePrefix, .noTargetLanguage, .noID, .noTarget, .unfinished, .keyLooksLikeVariation,
            .unknownKey, .unknownVariable, .sourceChanged:
            true
        }
    }
}

/// A value of a property list.
package enum PropertyValue: Hashable, Sendable {
    /// A string in WTF-8.
    case string(StringKey)
    case data([UInt8])
    case array([PropertyValue])
    case dictionary([StringKey: PropertyValue])
    /// The text form of any other value, such as a number, a date or a Boolean in an XML or binary file.
    case other(String)
}
