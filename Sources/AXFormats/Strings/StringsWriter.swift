package import AXModel
import AXSource

/// Writes a table as strings files: for each locale, `LOCALE.lproj/TABLE.strings` with the strings that don't vary, and
/// `LOCALE.lproj/TABLE.stringsdict` with the others. `xcstringstool compile` divides them in the same way.
package struct StringsWriter: CatalogWriter {
    package let id = "strings"

    package init() {}

    package func write(_ set: CatalogSet) -> WrittenCatalogs {
        var files: [WrittenCatalogs.File] = []
        var losses: [WrittenCatalogs.Loss] = []
        let sources = Dictionary((set.source?.units ?? []).map { ($0.key, $0) }) { $1 }
        for catalog in set.catalogs {
            guard Self.isFileName(catalog.locale), Self.isFileName(set.table) else {
                losses.append(
                    .init(
                        key: nil, locale: catalog.locale,
                        what: "all strings, because the locale or table name isn't a valid file name"))
                continue
            }
            // Apple's runtime uses the last value of a repeated key.
            let units = catalog.units.lastPerKey(\.key).map { $0.numberingNames(as: sources[$0.key]) }
            losses += Self.losses(of: catalog, keeping: units)
            let (plain, varied) = (units.filter { $0.onlyText != nil }, units.filter { $0.onlyText == nil })
            let folder = "\(catalog.locale).lproj/\(set.table)"
            if !plain.isEmpty { files.append(Self.file(folder + ".strings", Self.stringTable(of: plain))) }
            if !varied.isEmpty { files.append(Self.file(folder + ".stringsdict", StringsdictWriter.text(of: varied))) }
        }
        return WrittenCatalogs(files: files, losses: losses)
    }

    private static func file(_ path: String, _ text: String) -> WrittenCatalogs.File {
        WrittenCatalogs.File(path: path, bytes: Array(text.utf8))
    }

    private static func stringTable(of units: [Unit]) -> String {
        units.map { unit in
            let comment = unit.comment.map { StringsEscaping.comment($0) + "\n" } ?? ""
            let text = unit.text.forms.first?.string ?? ""
            return comment + StringsEscaping.quoted(unit.key.text) + " = " + StringsEscaping.quoted(text) + ";\n"
        }.joined(separator: "\n")
    }

    /// Whether a name is usable for a file or folder and can't refer to a location outside the output folder.
    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains { $0 == 0x2F || $0 == 0x5C || $0 < 0x20 }
    }

    // MARK: Losses

    private static func losses(of catalog: Catalog, keeping units: [Unit]) -> [WrittenCatalogs.Loss] {
        func loss(_ unit: Unit, _ what: String) -> WrittenCatalogs.Loss {
            WrittenCatalogs.Loss(key: unit.key, locale: catalog.locale, what: what)
        }
        let repeated = Dictionary(grouping: catalog.units, by: \.key).values.filter { $0.count > 1 }
            .sorted { $0[0].key < $1[0].key }
            .map { loss($0[0], "an earlier value for the same key; only the last value is used") }
        return repeated + units.flatMap { unit in losses(of: unit).map { loss(unit, $0) } }
    }

    private static func losses(of unit: Unit) -> [String] {
        var losses = Set(unit.states.values.compactMap(name)).sorted().map {
            "the state “\($0)”, because strings files don't support states"
        }
        losses += [unit.lossOfFurtherValues].compactMap(\.self)
        if !unit.isTranslatable { losses.append("the “don't translate” mark, which strings files don't support") }
        if unit.onlyText == nil {
            losses += StringsdictDraft(of: unit).losses
            if unit.forms.contains(where: { XMLForbiddenCharacters.first(in: $0.text.string) != nil }) {
                losses.append("a control character, which XML can't represent")
            }
            if let comment = unit.comment, comment.utf8.contains("--".utf8) {
                losses.append("“--” in the comment; “- -” is written instead, because XML comments can't contain “--”")
            }
        }
        if let comment = unit.comment, comment.utf8.contains("*/".utf8), unit.onlyText != nil {
            losses.append("“*/” in the comment; “* /” is written instead, because “*/” would end the comment")
        }
        return losses
    }

    /// The name of a state in string catalogs; nil for `translated`, which only means that a translation exists.
    private static func name(of state: TranslationState) -> String? {
        switch state {
        case .translated: nil
        case .new: "new"
        case .needsReview: "needs_review"
        case .machineTranslated: "machine_translated"
        case .stale: "stale"
        case .other(let name): name
        }
    }
}
