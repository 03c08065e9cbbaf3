internal import CICU

/// Owns the plural rules of ICU for one locale.
///
/// ICU's rules do not change once they are open and may be used from several threads, so the handle is sendable.
final class PluralHandle: @unchecked Sendable {
    private let rules: OpaquePointer
    let categories: [PluralCategory]

    init(tag: String, isOrdinal: Bool) throws(ICUFailure) {
        var error: Int32 = 0
        guard let rules = axicu_plurals_open(tag, isOrdinal, &error) else { throw ICUFailure(code: error) }
        self.rules = rules
        let names = try ICUText.read { axicu_plurals_keywords(rules, $0, $1, &$2) }
        categories = names.split(separator: " ").compactMap { PluralCategory(rawValue: String($0)) }.sorted()
    }

    deinit {
        axicu_plurals_close(rules)
    }

    func category(of number: PluralNumber) throws(ICUFailure) -> PluralCategory? {
        let isCompact = number.exponent > 0
        let fractionDigits = Int32(number.fractionDigits)
        let name = try ICUText.read { out, capacity, error in
            axicu_plurals_select(rules, number.expanded, fractionDigits, isCompact, out, capacity, &error)
        }
        return PluralCategory(rawValue: name)
    }
}
