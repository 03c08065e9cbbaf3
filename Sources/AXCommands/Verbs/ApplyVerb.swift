import AXLocale
import AXModel
import AXReport
import AXSource
import ArgumentParser

/// `axstrings apply`: merges a delivery into the project.
struct ApplyVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "apply",
        abstract: "Merge the safe strings from a translator's delivery into the project.",
        discussion: CommandHelp.text(
            examples: [
                "axstrings apply Delivery --to App/Resources --dry-run",
                "axstrings apply de.xliff --to .",
                "axstrings apply Delivery --to . --allow format-reordered:play.position",
                "axstrings apply de.xcloc --to . --on-reject source",
            ],
            """
            A string is refused if its format specifiers, variables, plural forms or numbers don't match the source; \
            if it is damaged or in the wrong language; if it is a raw key or pseudo-text; or if check reports an error \
            for it. The command skips empty strings, strings marked as untranslated, and copies of the source string \
            that would replace a translation. The command also skips files with errors, files in the wrong language, \
            and locales that the project already has under another name (for example, de-DE if the project has de). \
            Each file is written completely or not at all; after an interruption, the next run cleans up.
            """, clean: "No string was refused, and no file, table or locale was skipped.",
            findings: "A string was refused; a file, table or locale was skipped; or every string was skipped."))

    @Argument(
        help: "Delivered files and folders: \(CommandHelp.extensions.joined(separator: ", ")), .xcloc.",
        completion: .paths)
    var delivery: [String]

    @Option(
        help: ArgumentHelp("The project, one of its folders, or one of its strings files.", valueName: "path"),
        completion: .paths)
    var to: String

    @Option(
        help: ArgumentHelp(
            "The language tag of files outside .lproj folders, even if their names contain another one.",
            valueName: "tag"),
        completion: .locales)
    var locale: String?

    @Option(
        help: ArgumentHelp(
            "Accept strings despite findings from this rule. The value new-locale accepts a locale that the project "
                + "already has under another name. Can be repeated.",
            valueName: "rule[:key]"),
        completion: .allowances)
    var allow: [String] = []

    @Option(help: "For refused strings: keep the project's string, or write the source string.")
    var onReject: PlannedChanges.OnReject = .keep

    @Flag(name: [.customShort("n"), .long], help: "Show a diff and write nothing.")
    var dryRun = false

    @OptionGroup var configured: ConfigurationOption

    @OptionGroup var common: CommonOptions

    func validate() throws {
        for allowance in allow.map(Allowance.init) where !ApplySafety.names.contains(allowance.rule) {
            let known = ApplySafety.names.sorted().joined(separator: ", ")
            throw ValidationError("--allow can't be used with “\(allowance.rule)”. Use one of: \(known).")
        }
    }

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        if let locale { _ = try LanguageTag.valid(locale) }
        let finder = configured.finder(in: environment)
        let folder = environment.transactionFolder(of: finder.root(of: [to]))
        if !dryRun { try environment.recover(around: finder.root(of: [to])) }
        let options = CheckOptions(paths: delivery, source: to, locale: locale, configuration: configured.config)
        let safety = ApplySafety(allowing: allow.map(Allowance.init))
        let application = try Application(options, of: try finder.project(at: [to]), safety: safety, in: environment)
        var planned = PlannedChanges(onReject: onReject, in: environment)
        for part in application.parts { planned.add(part.plan, part.placement, current: part.current) }
        let result = try planned.result()
        try result.changes.carryOut(below: folder, dryRun: dryRun, in: environment)
        // The result of a dry run is the diff, which can be redirected.
        let printLine = dryRun ? environment.printError : { environment.print($0 + "\n") }
        let plans = application.parts.map(\.plan)
        let refusing = plans.filter { $0.decisions.contains(where: \.isRefused) }
        for report in reports(on: common.quiet ? refusing : plans, unwritten: result.refused) { printLine(report.text) }
        (result.reasons + application.remarks).forEach(environment.printError)
        let refuses = !refusing.isEmpty
        let isComplete = !refuses && result.refused.isEmpty && !application.leavesOut && !application.isForeign
        return isComplete ? .clean : .findings
    }

    private func reports(on plans: [ApplyPlan], unwritten: Set<PlannedChanges.StringID>) -> [ApplyReport] {
        let folders = Dictionary(grouping: plans.map(\.table), by: \.name).mapValues { Set($0.map(\.folder)) }
        return plans.map { plan in
            ApplyReport(
                plan: plan, isOneOfSeveral: folders[plan.table.name, default: []].count > 1, onReject: onReject,
                unwritten: unwritten)
        }
    }
}

extension PlannedChanges.OnReject: ExpressibleByArgument {}

/// The report for one table and locale. It contains the numbers of strings, and the reasons why strings were skipped or
/// refused.
private struct ApplyReport {
    let plan: ApplyPlan
    /// Whether the delivery contains several tables with this name.
    let isOneOfSeveral: Bool
    let onReject: PlannedChanges.OnReject
    /// The strings that weren't written, because the project's file can't contain them.
    let unwritten: Set<PlannedChanges.StringID>

    var text: String {
        let lines = plan.decisions.compactMap(line)
        return ([heading] + lines).joined(separator: "\n")
    }

    private var heading: String {
        let taken = plan.decisions.filter { if case .taken = $0.outcome { true } else { false } }
        let lost = taken.count { unwritten.contains(.init(plan.table, plan.locale, $0.unit.key)) }
        let counts = [
            (taken.count - lost, "taken"), (lost, "not written"),
            (count { if case .unchanged = $0 { true } else { false } }, "unchanged"),
            (count { if case .skipped = $0 { true } else { false } }, "skipped"),
            (count { if case .refused = $0 { true } else { false } }, "refused"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let isNew = plan.isNew ? " (new in the project)" : ""
        let table = isOneOfSeveral ? PathName.join(plan.table.folder, plan.table.name) : plan.table.name
        let name = "\(PathName.printable(plan.locale)), \(PathName.printable(table))\(isNew)"
        return "\(name): \(parts.isEmpty ? "nothing delivered" : parts.joined(separator: ", "))"
    }

    private func count(_ isCounted: (UnitDecision.Outcome) -> Bool) -> Int {
        plan.decisions.count { isCounted($0.outcome) }
    }

    private func line(_ decision: UnitDecision) -> String? {
        let key = "“\(PathName.printable(decision.unit.key.text))”"
        switch decision.outcome {
        case .taken, .unchanged: return nil
        case .skipped(let reason):
            let way = reason.protectsPerson ? "; to replace it, use --allow \(ApplySafety.machineOverPerson)" : ""
            return "  skipped \(key): \(reason.clause)\(way)"
        case .refused(let findings):
            let all = findings.map { "\(PathName.printable($0.message)) [\($0.id)]" }
            let reasons = all.uniqued().joined(separator: "; ")
            let meanwhile =
                switch onReject {
                case .keep: "users hear \(PathName.printable(decision.heardUntilApplied))"
                case .source: "the project uses the source string"
                }
            return "  refused \(key): \(reasons). Meanwhile, \(meanwhile)."
        }
    }
}
