public import AXModel
public import AXSource

/// The way back to the vendor: only the units that failed a check, each to be reviewed, with the reason as its note.
public struct XLIFFReturn: CatalogWriter {
    /// A text that failed.
    public struct Failure: Hashable, Sendable {
        public let key: StringKey
        public let locale: String
        /// The text that is meant; nil for all texts of the string.
        public let path: VariationPath?
        /// What is wrong, for the vendor to read.
        public let reason: String

        public init(key: StringKey, locale: String, path: VariationPath? = nil, reason: String) {
            self.key = key
            self.locale = locale
            self.path = path
            self.reason = reason
        }
    }

    public let id = "xliff-return"
    /// The reasons by locale and place, each once.
    private let reasons: [String: [Place: [String]]]

    /// One form of a string, or the whole string if `path` is nil.
    private struct Place: Hashable {
        let key: StringKey
        let path: VariationPath?
    }

    /// - Parameter failures: what a check found; without any, nothing is written.
    public init(failures: [Failure] = []) {
        reasons = Dictionary(grouping: failures, by: \.locale).mapValues { failures in
            Dictionary(grouping: failures) { Place(key: $0.key, path: $0.path) }.mapValues { failures in
                failures.map(\.reason).uniqued()
            }
        }
    }

    /// One file for each locale that has failures: `de.xliff`.
    public func write(_ set: CatalogSet) -> WrittenCatalogs { write(all: [set]) }

    public func write(all sets: [CatalogSet]) -> WrittenCatalogs {
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

    /// The units of a table that failed, by the file that they are from.
    private func failed(_ set: CatalogSet, _ target: Catalog) -> [(original: String, units: [XLIFFExportedUnit])] {
        guard let reasons = reasons[target.locale] else { return [] }
        let files = XLIFFExportedUnits(set, target).files.map { file -> (String, [XLIFFExportedUnit]) in
            let scheme = XLIFFScheme(original: file.original)
            return (file.original, file.units.compactMap { returned($0, scheme.identity(of: $0.id), reasons) })
        }
        return files.filter { !$0.1.isEmpty }.map { (original: $0.0, units: $0.1) }
    }

    /// A note lists at most this many reasons. Every form of a string repeats the reasons of the whole string.
    private static let mostReasons = 20

    /// The unit with the reasons for its return; nil for one that is in order.
    private func returned(
        _ unit: XLIFFExportedUnit, _ identity: XLIFFIdentity, _ reasons: [Place: [String]]
    ) -> XLIFFExportedUnit? {
        let ofText = reasons[Place(key: identity.key, path: identity.path)] ?? []
        let ofString = reasons[Place(key: identity.key, path: nil)] ?? []
        guard !ofText.isEmpty || !ofString.isEmpty else { return nil }
        var unit = unit
        unit.state = .other("needs-review-translation")
        unit.target = unit.target ?? ""
        let own = ofText.prefix(Self.mostReasons)
        let lines = own + ofString.lazy.filter { !own.contains($0) }.prefix(Self.mostReasons - own.count)
        let rest = ofText.count + ofString.count - lines.count
        let more = rest > 0 ? ["and \(rest) more"] : []
        unit.comment = (lines + more + [unit.comment].compactMap { $0 }).joined(separator: "\n")
        return unit
    }
}
