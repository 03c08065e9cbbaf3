import AXFormats
import AXModel
import AXSource

/// A report for translators: the strings that failed a check and the reasons, as XLIFF and as a CSV table.
struct ReturnTarget: ConversionTarget {
    let id = "xliff-return"
    let packsNewLocales = false
    private let findings: [Diagnostic]
    private let vendorLocale: @Sendable (String) -> String

    /// - Parameters:
    ///   - findings: the findings of the check.
    ///   - vendorLocale: returns the vendor's code for a locale.
    init(findings: [Diagnostic] = [], vendorLocale: @escaping @Sendable (String) -> String = { $0 }) {
        self.vendorLocale = vendorLocale
        self.findings = findings.map { finding in
            var finding = finding
            finding.locale = finding.locale.map(vendorLocale)
            return finding
        }
    }

    func write(_ input: ConversionInput, in environment: CommandEnvironment) -> WrittenCatalogs {
        let sets = input.sets.map(named)
        let failures = findings.compactMap { finding -> XLIFFRejectionWriter.Failure? in
            guard let key = finding.key, let locale = finding.locale else { return nil }
            return XLIFFRejectionWriter.Failure(key: key, locale: locale, reason: Self.reason(finding))
        }
        let written = XLIFFRejectionWriter(failures: failures).write(all: sets)
        let byLocale = Dictionary(grouping: findings) { $0.locale ?? "" }
        let tables = written.files.map { file -> WrittenCatalogs.File in
            let locale = PathName.stem(of: file.path)
            return .init(path: "\(locale).csv", bytes: Array(table(of: locale, byLocale[locale] ?? [], sets).utf8))
        }
        return WrittenCatalogs(files: written.files + tables, losses: written.losses)
    }

    private func named(_ set: CatalogSet) -> CatalogSet {
        let catalogs = set.catalogs.map { catalog in
            catalog.locale == set.sourceLanguage ? catalog : catalog.renamed(to: vendorLocale(catalog.locale))
        }
        return CatalogSet(sourceLanguage: set.sourceLanguage, table: set.table, catalogs: catalogs)
    }

    private static func reason(_ finding: Diagnostic) -> String {
        let explanation = finding.explanation.map { " " + $0 } ?? ""
        return "\(finding.message) [\(finding.id)]\(explanation)"
    }

    /// A CSV table (RFC 4180) with one row for each finding. If a string has many findings, only the first rows contain
    /// the full string.
    private func table(of locale: String, _ findings: [Diagnostic], _ sets: [CatalogSet]) -> String {
        var rows = [["table", "key", "source", "translation", "rule", "severity", "message"]]
        let numbered = findings.enumerated().filter { $0.element.key != nil }
        let byKey = Dictionary(grouping: numbered) { $0.element.key ?? "" }
        for set in sets {
            let sources = Self.strings(in: set.source)
            let translations = Self.strings(in: set.catalogs.first { $0.locale == locale })
            // Strings without a translation are reported in the file with the source strings.
            let missing = sources.keys.filter { translations[$0] == nil }.flatMap { byKey[$0] ?? [] }
                .filter { $0.element.path == set.source?.path }
            let own = (translations.keys.flatMap { byKey[$0] ?? [] } + missing).sorted { $0.offset < $1.offset }
            var counts: [StringKey: Int] = [:]
            for (_, finding) in own {
                guard let key = finding.key else { continue }
                counts[key, default: 0] += 1
                let strings = [key.text, sources[key] ?? "", translations[key] ?? ""]
                let shown = counts[key, default: 0] > Self.wholeRows ? strings.map(Self.shortened) : strings
                let rest = [finding.id, finding.severity.rawValue, Self.reason(finding)]
                rows.append([set.table] + shown + rest)
            }
        }
        return rows.map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
    }

    /// The maximum number of rows that contain the full string. Few strings have more findings.
    private static let wholeRows = 8

    private static func shortened(_ text: String) -> String {
        text.utf8.count > 200 ? text.prefix(60) + "…" : text
    }

    private static func strings(in catalog: Catalog?) -> [StringKey: String] {
        let units = (catalog?.units ?? []).map { ($0.key, $0.forms.map(\.text.string).joined(separator: "\n")) }
        return Dictionary(units) { $1 }
    }

    /// The text as a CSV field. An apostrophe is added in front if a spreadsheet would evaluate it as a formula.
    private static func cell(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
        let text = isFormula ? "'" + text : text
        guard text.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
