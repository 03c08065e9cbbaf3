import AXExtract
import AXLocale
import AXModel
import AXReport
import AXSource

/// The report for people: the changes that `localize` makes or, in a dry run, would make.
struct LocalizeReport {
    let plan: LocalizePlan
    let isDryRun: Bool
    private let lines: [String: LineTable]

    init(plan: LocalizePlan, isDryRun: Bool) {
        self.plan = plan
        self.isDryRun = isDryRun
        let paths = Set((plan.rewritten.map(\.site) + plan.skipped.map(\.site)).map(\.path))
        lines = plan.files.filter { paths.contains($0.key) }.mapValues { LineTable($0.text) }
    }

    var text: String {
        (summary + changed + rewritten + plurals + skipped).joined(separator: "\n")
    }

    private var summary: [String] {
        guard !plan.rewritten.isEmpty else { return ["nothing to rewrite"] }
        let verb = isDryRun ? "would be rewritten" : "rewritten"
        let added = plan.rewritten.filter(\.isNew).count
        return [
            "\(counted(plan.rewritten.count, "string")) \(verb), \(added) \(added == 1 ? "entry" : "entries") added"
        ]
    }

    /// The numbers of added and removed lines for each file.
    private var changed: [String] {
        plan.changes.filter { !$0.isEmpty }.map { change in
            let lines = change.diff.split(separator: "\n").dropFirst(2)
            let added = lines.filter { $0.hasPrefix("+") }.count
            let removed = lines.filter { $0.hasPrefix("-") }.count
            let note = change.old == nil ? newFile(change.new.path) : ""
            return "  \(PathName.printable(change.new.path)): +\(added) -\(removed)\(note)"
        }
    }

    /// A remark about a new file. In a Swift package, files in a resource folder are found automatically.
    private func newFile(_ path: String) -> String {
        let isInPackage = plan.packages.contains { folder in
            PathName.relative(path, to: folder)?.hasPrefix("Sources/") == true
        }
        return isInPackage ? " (new)" : " (new; add it to the Xcode project)"
    }

    private var rewritten: [String] {
        plan.rewritten.map { string in
            "\(location(string.site)): \(quote(string.site)) becomes \(quote(string.wording.key)) "
                + "in \(string.target.table.name)" + (string.isNew ? "" : " (existing key)")
        }
    }

    /// Remarks about the old keys, and about languages without the new plural forms.
    private var plurals: [String] {
        let plurals = plan.rewritten.filter(\.message.isPlural)
        guard !plurals.isEmpty else { return [] }
        var lines: [String] = []
        if plan.keepsOldKeys {
            lines.append(
                "The old singular and plural keys stay in the tables; `check` reports those that no other code uses "
                    + "(key-unused).")
        }
        if !plan.waiting.isEmpty {
            lines.append(
                "No plural forms are added for \(waiting.joined(separator: "; ")): copies of the source "
                    + "language's forms would look like translations, but wouldn't fit the target language's "
                    + "plural rules. Until translations are delivered, VoiceOver speaks the source string that is "
                    + "written in the code."
            )
        }
        return lines
    }

    /// The languages without the new plural forms, grouped by the categories that they need, as in
    /// `ru, uk (one, few, many, other)`.
    private var waiting: [String] {
        let byForms = Dictionary(grouping: plan.waiting) { locale in
            PluralUnit.categories(of: locale).map(\.rawValue).joined(separator: ", ")
        }
        return byForms.sorted { ($0.value.first ?? "") < ($1.value.first ?? "") }
            .map { forms, locales in "\(locales.joined(separator: ", ")) (\(forms))" }
    }

    private var skipped: [String] {
        guard !plan.skipped.isEmpty else { return [] }
        return ["\(counted(plan.skipped.count, "string")) not rewritten:"] + skippedGroups.map(line)
    }

    /// Groups of consecutive skipped strings with the same file and reason.
    private var skippedGroups: [[SkippedString]] {
        plan.skipped.reduce(into: []) { groups, string in
            if let last = groups.last?.first, last.site.path == string.site.path, last.reason == string.reason {
                groups[groups.count - 1].append(string)
            } else {
                groups.append([string])
            }
        }
    }

    private func line(_ strings: [SkippedString]) -> String {
        guard let first = strings.first else { return "" }
        let quotes = strings.prefix(3).map { quote($0.site) }.joined(separator: ", ")
        let more = strings.count > 3 ? " and \(strings.count - 3) more" : ""
        let others = strings.prefix(3).compactMap { lineNumber($0.site) }.uniqued().dropFirst().map { ", \($0)" }
        return "  \(location(first.site))\(others.joined()): \(quotes)\(more): \(first.reason)"
    }

    private func location(_ site: LocalizableSite) -> String {
        PathName.printable(site.path) + (lineNumber(site).map { ":\($0)" } ?? "")
    }

    private func lineNumber(_ site: LocalizableSite) -> Int? {
        lines[site.path]?.position(of: site.span.start).line
    }

    private func quote(_ site: LocalizableSite) -> String { quote(site.occurrence.key.text) }

    private func quote(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "“\(PathName.printable(words))”"
    }
}
