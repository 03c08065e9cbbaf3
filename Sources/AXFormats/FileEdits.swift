package import AXModel
package import AXSource

/// Changes to the strings in one locale.
package struct LocaleChanges: Sendable {
    /// The language tag; nil for the source language.
    package let locale: String?
    package let changes: [CatalogChange]

    package init(_ changes: [CatalogChange], in locale: String?) {
        self.changes = changes
        self.locale = locale
    }
}

extension [LocaleChanges] {
    /// All changes, each with its locale.
    var all: [(change: CatalogChange, locale: String?)] {
        flatMap { part in part.changes.map { ($0, part.locale) } }
    }
}

/// The edits that make changes to a file, and the changes that can't be made.
package struct FileEdits: Sendable {
    package internal(set) var edits: [TextEdit] = []
    package internal(set) var refused: [RefusedChange] = []
}

/// A change that can't be made to a file, and the cause.
package struct RefusedChange: Hashable, Sendable {
    package enum Cause: Error, Hashable, Sendable {
        /// The file can't be edited, for the given reason.
        case readOnly(String)
        case unknownKey
        case unknownLanguage
        /// The format doesn't support the variation, or the string varies in a different way.
        case form
        /// Apple's runtime rejects the file, or doesn't read the part that would change.
        case notLoaded
        /// The file can't be sorted, because it contains bytes that aren't valid in its encoding.
        case undecodable
        /// The file is in XML, which can't represent this character.
        case notInXML(Unicode.Scalar)
    }

    package let change: CatalogChange
    /// The locale to change; nil for the source language.
    package let locale: String?
    package let cause: Cause
}

extension FileEdits {
    /// Refuses all changes for the same cause.
    static func refusing(_ changes: [LocaleChanges], _ cause: RefusedChange.Cause) -> FileEdits {
        FileEdits(
            refused: changes.all.map { RefusedChange(change: $0.change, locale: $0.locale, cause: cause) })
    }

    /// Adds the edits that make a change. If `edits` throws, adds the change to ``refused`` instead.
    mutating func make(
        _ change: CatalogChange, in locale: String?, _ edits: () throws(RefusedChange.Cause) -> [TextEdit]
    ) {
        do throws(RefusedChange.Cause) {
            self.edits += try edits()
        } catch {
            refused.append(RefusedChange(change: change, locale: locale, cause: error))
        }
    }
}

extension SourceFile {
    /// The edits that sort parts of the file by key. There is one edit per position whose part changes. The text
    /// between the parts doesn't move. Parts with the same key keep their order, so the runtime still uses the same
    /// one.
    /// - Parameters:
    ///   - parts: the parts to sort, in file order and without overlaps.
    ///   - moved: returns the text for the part in the first argument at the position of the part in the second
    ///     argument.
    /// - Throws: ``RefusedChange/Cause/undecodable`` if the file contains bytes, such as lone surrogates, that a
    ///   `String` can't represent.
    func sortingEdits<Part>(
        _ parts: [Part], key: (Part) -> StringKey, span: (Part) -> Span, moved: (Part, Part) -> String
    ) throws(RefusedChange.Cause) -> [TextEdit] {
        guard UTF8Check.firstInvalidOffset(in: text) == nil else { throw .undecodable }
        let sorted = parts.map { (key: key($0), part: $0) }.enumerated()
            .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
            .map(\.element.part)
        return zip(parts, sorted).filter { span($0) != span($1) }.map { target, part in
            TextEdit(span(target), moved(part, target))
        }
    }
}
