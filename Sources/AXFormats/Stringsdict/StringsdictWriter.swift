import AXLocale
import AXModel
import AXSource

/// Writes new `.stringsdict` files as Xcode does: in XML, indented with tabs, with Apple's document type.
enum StringsdictWriter {
    /// The text of a file with the units in the given order, and with comments above their keys.
    static func text(of units: [Unit]) -> String {
        XMLPropertyListSerializer.file(
            of: units.map { unit in
                PropertyListDraft.Entry(
                    key: unit.key.text, value: StringsdictDraft(of: unit).value, comment: unit.comment)
            })
    }
}

/// A unit converted to a dictionary of a `.stringsdict` file.
struct StringsdictDraft {
    let value: PropertyListDraft
    /// The information that the dictionary can't represent, as one clause per loss.
    let losses: [String]

    init(of unit: Unit) {
        switch unit.text {
        case .plain, .plural:
            let text = FormattedText(unit.text, unit.substitutions)
            value = text.map { Self.format($0) } ?? .dictionary([])
            losses = text == nil ? ["the string, because it has no forms"] : []
        case .device(let devices):
            var losses: [String] = []
            let entries = devices.sorted { $0.key < $1.key }.compactMap { device, text -> PropertyListDraft.Entry? in
                guard let text = FormattedText(text, unit.substitutions, device: device) else {
                    losses.append(
                        "the string for \(device), because a device-specific string can't vary further by device "
                            + "or width"
                    )
                    return nil
                }
                return .init(key: device, value: Self.device(text))
            }
            value = .dictionary([.init(key: StringsdictKeys.device.description, value: .dictionary(entries))])
            self.losses = losses
        case .width(let widths):
            let entries = widths.sorted { $0.key < $1.key }.compactMap { width, text -> PropertyListDraft.Entry? in
                guard case .plain(let text) = text else { return nil }
                return .init(key: String(width), value: .text(text.string))
            }
            value = .dictionary([.init(key: StringsdictKeys.width.description, value: .dictionary(entries))])
            losses =
                entries.count == widths.count
                ? [] : ["width variants that vary in turn (for example, by plural), which isn't supported"]
        }
    }

    /// The dictionary of a variable.
    /// - Parameter specifier: the argument's format specifier. If it's nil or empty, a specifier in the forms is used,
    ///   or else `lld`.
    static func variable(specifier: String?, forms: [PluralCategory: String]) -> PropertyListDraft {
        let printed = forms.sorted { $0.key > $1.key }.lazy.compactMap { _, text in
            Message(parsing: text).placeholders.first {
                $0.type != .none && $0.type != .ownArgument && $0.variable == nil
            }
        }.first.map { $0.length + String($0.conversion) }
        let type = specifier.flatMap { $0.isEmpty ? nil : $0 } ?? printed ?? "lld"
        let head = [
            (StringsdictKeys.rule.description, StringsdictKeys.plural), (StringsdictKeys.valueType.description, type),
        ]
        let strings = forms.sorted { $0.key < $1.key }.map { ($0.key.rawValue, $0.value) }
        return .dictionary((head + strings).map { .init(key: $0, value: .text($1)) })
    }

    /// The string for a device, or a format if the string refers to variables.
    private static func device(_ text: FormattedText) -> PropertyListDraft {
        let used = text.arguments.keys.contains { text.variables[$0] != nil }
        return used ? format(text, onlyUsed: true) : .text(text.format)
    }

    /// A format string and its variables, in the order of their first references.
    /// - Parameter onlyUsed: whether to omit variables that no string refers to.
    private static func format(_ text: FormattedText, onlyUsed: Bool = false) -> PropertyListDraft {
        let arguments = text.arguments
        let explicit = text.withExplicitArguments()
        let variables = explicit.variables.filter { !onlyUsed || arguments[$0.key] != nil }
            .sorted { (arguments[$0.key] ?? .max, $0.key) < (arguments[$1.key] ?? .max, $1.key) }
            .map { PropertyListDraft.Entry(key: $0, value: variable(specifier: $1.specifier, forms: $1.forms)) }
        return .dictionary([.init(key: StringsdictKeys.format.description, value: .text(explicit.format))] + variables)
    }
}

enum StringsdictExample {
    /// A file with one entry, `songs`, whose format has one variable, `n`.
    /// - Parameter forms: the plural categories and their strings.
    static func file(
        format: String = "%#@n@", rule: String = StringsdictKeys.plural, valueType: String = "d",
        forms: [(String, String)] = [("one", "%d song"), ("other", "%d songs")]
    ) -> Example {
        let variable =
            [(StringsdictKeys.rule.description, rule), (StringsdictKeys.valueType.description, valueType)] + forms
        let entry: [PropertyListDraft.Entry] = [
            .init(key: StringsdictKeys.format.description, value: .text(format)),
            .init(key: "n", value: .dictionary(variable.map { .init(key: $0, value: .text($1)) })),
        ]
        return Example(
            XMLPropertyListSerializer.file(of: [.init(key: "songs", value: .dictionary(entry))]), key: "songs")
    }
}
