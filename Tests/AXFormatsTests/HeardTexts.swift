import AXLocale
import AXModel
import AXSource

/// The text that users hear for a string, for sample numbers of every category, on every device and at every width that
/// it has variations for. Two strings with the same meaning have the same list, even in different formats.
struct HeardTexts: Equatable {
    /// The text by device, width and first argument; nil if there isn't one.
    private(set) var texts: [String: StringKey?] = [:]

    init(_ unit: Unit, locale: String) {
        let steps = unit.forms.flatMap(\.path.steps)
        let devices = Set(steps.compactMap { if case .device(let name) = $0 { name } else { nil } })
        let widths = Set(steps.compactMap { if case .width(let width) = $0 { width } else { nil } })
        let numbers = Self.numbers(of: locale)
        for device in [nil] + devices.map(Optional.some) + ["a device without a text"] {
            for width in [nil] + widths.map(Optional.some) {
                let evaluator = Evaluator(locale: locale, device: device, width: width)
                for (place, number) in numbers.enumerated() {
                    // The arguments differ, so that the text shows which one is used.
                    let arguments = (0..<6).map { FormatArgument.integer(numbers[(place + $0) % numbers.count]) }
                    let name = "\(device ?? "") \(width.map { "\($0)" } ?? "") \(number)"
                    texts[name] = (try? evaluator.evaluate(unit, arguments)).map { StringKey($0.text) }
                }
            }
        }
    }

    /// 0, which may have a separate form, 1, 2, 5, and whole numbers of every category that has some.
    private static func numbers(of locale: String) -> [Int] {
        let tag = LanguageTag(String(locale.map { $0 == "_" ? "-" : $0 }))
        let rules = tag.map { PluralRules($0) }
        let samples = (rules?.categories ?? []).flatMap { rules?.samples(of: $0, limit: 3) ?? [] }
        return Set([0, 1, 2, 5] + samples.compactMap { Int($0) }).sorted()
    }

    /// The first case in which two strings are heard differently; nil if they never are.
    func difference(from other: HeardTexts) -> String? {
        for (name, text) in texts.sorted(by: { $0.key < $1.key }) where other.texts[name] != text {
            let heard = other.texts[name]??.text ?? "nothing"
            return "for \(name): “\(text?.text ?? "nothing")” became “\(heard)”"
        }
        return nil
    }
}
