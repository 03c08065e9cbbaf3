package import AXModel
package import AXSource

/// Writes the units that failed a check to an XLIFF file for the vendor, each with a state that requests a review, and
/// with the reasons at the beginning of its note.
package struct XLIFFRejectionWriter: CatalogWriter {
    /// A string that failed a check.
    package struct Failure: Hashable, Sendable {
        package let key: StringKey
        package let locale: String
        /// The variation that failed; nil for the whole string.
        package let path: VariationPath?
        /// The reason why the string failed, as text for the vendor.
        package let reason: String

        package init(key: StringKey, locale: String, path: VariationPath? = nil, reason: String) {
            self.key = key
            self.locale = locale
            self.path = path
            self.reason = reason
        }
    }

    package let id = "xliff-return"
    /// The reasons by locale and string, without duplicates.
    private let reasons: [String: [FailedString: [String]]]

    /// One variation of a string, or the whole string if `path` is nil.
    private struct FailedString: Hashable {
        let key: StringKey
        let path: VariationPath?
    }

    /// - Parameter failures: the failed strings. If empty, no file is written.
    package init(failures: [Failure] = []) {
        reasons = Dictionary(grouping: failures, by: \.locale).mapValues { failures in
            Dictionary(grouping: failures) { FailedString(key: $0.key, path: $0.path) }.mapValues { failures in
                failures.map(\.reason).uniqued()
            }
        }
    }

    /// Writes one file per locale that has failures, such as `de.xliff`.
    package func write(_ set: CatalogSet) -> WrittenCatalogs { write(all: [set]) }

    package func write(all sets: [CatalogSet]) -> WrittenCatalogs {
        let files = CatalogSet.targetLocales(of: sets).compactMap { locale -> WrittenCatalogs.File? in
            let elements = sets.flatMap { set in
                set.catalogs.first { $0.locale == locale }.map { failed(set, $0) } ?? []
            }
            guard let set = sets.first, !elements.isEmpty else { return nil }
            let export = XLIFFExport(from: set.sourceLanguage, to: locale, files: elements)
            return .init(path: "\(locale).xliff", bytes: Array(export.text.utf8))
        }
        return WrittenCatalogs(files: files, losses: [])
    }

    /// The failed units of a table, grouped by their original file in the project.
    private func failed(_ set: CatalogSet, _ target: Catalog) -> [(original: String, units: [XLIFFExportedUnit])] {
        guard let reasons = reasons[target.locale] else { return [] }
        let files = XLIFFExportedUnits(set, target).files.map { file -> (String, [XLIFFExportedUnit]) in
            let scheme = XLIFFScheme(original: file.original)
            return (file.original, file.units.compactMap { rejected($0, scheme.identity(of: $0.id), reasons) })
        }
        return files.filter { !$0.1.isEmpty }.map { (original: $0.0, units: $0.1) }
    }

    /// The maximum number of reasons in a note. It's limited because every variation of a string repeats the reasons of
    /// the whole string.
    private static let maximumReasons = 20

    /// The unit with the reasons in its note; nil for a unit that didn't fail.
    private func rejected(
        _ unit: XLIFFExportedUnit, _ identity: XLIFFIdentity, _ reasons: [FailedString: [String]]
    ) -> XLIFFExportedUnit? {
        let ofVariation = reasons[FailedString(key: identity.key, path: identity.path)] ?? []
        let ofString = reasons[FailedString(key: identity.key, path: nil)] ?? []
        guard !ofVariation.isEmpty || !ofString.isEmpty else { return nil }
        var unit = unit
        unit.state = .other("needs-review-translation")
        unit.target = unit.target ?? ""
        let own = ofVariation.prefix(Self.maximumReasons)
        let lines = own + ofString.lazy.filter { !own.contains($0) }.prefix(Self.maximumReasons - own.count)
        let rest = ofVariation.count + ofString.count - lines.count
        let more = rest > 0 ? ["and \(rest) more"] : []
        unit.comment = (lines + more + [unit.comment].compactMap { $0 }).joined(separator: "\n")
        return unit
    }
}
