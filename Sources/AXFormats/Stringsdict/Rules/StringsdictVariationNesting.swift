import AXLocale
import AXModel
import AXSource

/// An entry with a structure that the runtime doesn't support.
enum StringsdictVariationNesting: FileRule {
    static let page = RulePage.variationNesting

    static func check(_ file: StringsdictEntries) -> [Diagnostic] { file.findings(check) }

    private static func check(_ entry: StringsdictEntry, _ edits: PropertyListEdits) -> [Diagnostic] {
        self.entry(entry, edits) + devices(entry, edits) + widths(entry, edits)
            + entry.formats.flatMap(\.rule.variables).flatMap { variable($0, in: entry, edits) }
    }

    private static func entry(_ entry: StringsdictEntry, _ edits: PropertyListEdits) -> [Diagnostic] {
        let rules = [StringsdictKeys.format, StringsdictKeys.device, StringsdictKeys.width]
        let found = rules.filter { entry.entry.value.entry($0) != nil }
        if case .nothing = entry.body {
            let message =
                found.isEmpty
                ? "“\(entry.key)” has neither a format string nor a rule" : "value for “\(found[0])” has the wrong type"
            return [
                finding(
                    message, at: entry.entry.key.span, in: entry, edits,
                    explanation: "The entry has no string that VoiceOver could speak.")
            ]
        }
        guard found.count > 1 else { return [] }
        let names = found.map { "“\($0)”" }.joined(separator: " and ")
        return [
            finding(
                "\(names) can't be combined in one entry", at: entry.entry.key.span, in: entry, edits,
                severity: .warning,
                explanation: "The runtime uses only one of these keys, and Apple doesn't document which one.")
        ]
    }

    private static func devices(_ entry: StringsdictEntry, _ edits: PropertyListEdits) -> [Diagnostic] {
        guard case .device(let devices) = entry.body else { return [] }
        return devices.compactMap { name, device, body in
            if case .nothing = body {
                return finding(
                    "device “\(name)” has neither a string nor a format string", at: device.key.span, in: entry, edits)
            }
            guard !DeviceNames.all.contains(name) else { return nil }
            return finding(
                "“\(name)” isn't a known device", at: device.key.span, in: entry, edits, severity: .warning,
                explanation: "Known devices are \(DeviceNames.all.sorted().joined(separator: ", ")).")
        }
    }

    private static func widths(_ entry: StringsdictEntry, _ edits: PropertyListEdits) -> [Diagnostic] {
        guard case .width = entry.body else { return [] }
        let entries = entry.entry.value.entry(StringsdictKeys.width)?.value.entries ?? []
        return entries.filter { $0.value.text == nil || (Int($0.key.key.text) ?? 0) <= 0 }.map { width in
            finding(
                width.value.text == nil
                    ? "width \(width.key.key) has no string"
                    : "“\(width.key.key)” isn't a valid width; use a whole number greater than zero",
                at: width.key.span, in: entry, edits, severity: .warning)
        }
    }

    private static func variable(
        _ variable: StringsdictVariable, in entry: StringsdictEntry, _ edits: PropertyListEdits
    ) -> [Diagnostic] {
        let nested = (variable.entry.value.entries ?? []).lastPerKey.filter { form in
            PluralCategory(rawValue: form.key.key.text) != nil && form.value.text == nil
        }
        let findings = nested.map { form in
            finding("form for “\(form.key.key)” isn't a string", at: form.key.span, in: entry, edits)
        }
        guard let rule = variable.rule else {
            return findings + [missingRule(of: variable, in: entry, edits)]
        }
        guard rule.located.string != StringsdictKeys.plural else { return findings }
        let fix = edits.edit(rule, to: StringsdictKeys.plural).map {
            FixIt("Replace with \(StringsdictKeys.plural)", edits: [$0], safety: .needsReview)
        }
        let message = "“\(rule.located.string)” isn't a valid rule for the variable “\(variable.name)”"
        return findings + [finding(message, at: rule.located.span, in: entry, edits, fixIts: fix.map { [$0] } ?? [])]
    }

    private static func missingRule(
        of variable: StringsdictVariable, in entry: StringsdictEntry, _ edits: PropertyListEdits
    ) -> Diagnostic {
        let draft = PropertyListDraft.Entry(key: StringsdictKeys.rule.description, value: .text(StringsdictKeys.plural))
        let first = variable.entry.value.entries?.first
        let edit = edits.insertion(of: [draft], into: variable.entry.value, before: first)
        return finding(
            "variable “\(variable.name)” has no rule", at: variable.entry.key.span, in: entry, edits,
            fixIts: [FixIt("Add \(StringsdictKeys.plural)", edits: [edit], safety: .needsReview)])
    }
}
