import AXLocale
import AXModel
import AXSource
import ArgumentParser

/// `axstrings apply`: merges a delivery into the project.
struct ApplyVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "apply",
        abstract: "Merge a translator's delivery into the project; only texts that are safe to show are taken.",
        discussion: """
            Examples:
              axstrings apply Delivery --to App/Resources --dry-run
              axstrings apply de.xliff --to .
              axstrings apply Delivery --to . --allow format-reordered:play.position
              axstrings apply de.xcloc --to . --on-reject source

            A text whose format specifiers, variables or plural forms do not fit the source is refused, with what users hear \
            meanwhile, and so is a raw key, pseudo-text, damaged text, and a string with another number or in another language, and \
            whatever check calls an error. Empty strings, strings marked as not translated, and the source text in place of a \
            translation are passed over. A file with errors, or in another language as a whole, is left out, and so is a locale \
            that the project has under another name (de-DE next to de). Every file is written whole or not at all; after \
            an interruption the next run tidies up.

            Exit code: 0 all was taken, 1 something was refused or left out, 2 an input or option that could not be used.
            """)

    @Argument(help: "Files and folders that came back: .strings, .stringsdict, .xcstrings, .xliff, .xcloc.")
    var delivery: [String]

    @Option(help: "The project, a folder of it, or one of its tables.")
    var to: String

    @Option(help: "The language tag of the delivered files, where their names do not tell it.")
    var locale: String?

    @Option(help: "A rule, or rule:key, that does not keep a string out, or new-locale. May be given several times.")
    var allow: [String] = []

    @Option(help: "For refused texts: keep what the project has, or put in the source text (source).")
    var onReject: PlannedChanges.OnReject = .keep

    @Flag(help: "Show the difference and write nothing.")
    var dryRun = false

    @OptionGroup var configured: ConfigurationOption

    @OptionGroup var common: CommonOptions

    func validate() throws {
        for allowance in allow.map(Allowance.init) where !ApplySafety.names.contains(allowance.rule) {
            let known = ApplySafety.names.sorted().joined(separator: ", ")
            throw ValidationError("“\(allowance.rule)” keeps no text out. Those that do: \(known).")
        }
    }

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        if let locale { _ = try LanguageTag.valid(locale) }
        let finder = configured.finder(in: workplace)
        let folder = workplace.transactionFolder(of: finder.root(of: [to]))
        if !dryRun { try workplace.recover(around: finder.root(of: [to])) }
        let request = CheckRequest(paths: delivery, source: to, locale: locale, configuration: configured.config)
        let safety = ApplySafety(allowing: allow.map(Allowance.init))
        let application = try Application(request, of: try finder.project(at: [to]), safety: safety, in: workplace)
        var planned = PlannedChanges(onReject: onReject, in: workplace)
        for part in application.parts { try planned.carry(out: part.plan, part.placement, current: part.current) }
        try planned.changes.carryOut(below: folder, dryRun: dryRun, in: workplace)
        if !common.quiet {
            // A dry run's difference is the result there, and can be piped.
            let tell = dryRun ? workplace.complain : { workplace.print($0 + "\n") }
            for report in reports(on: application.parts.map(\.plan)) { tell(report.text) }
            application.remarks.forEach(workplace.complain)
        }
        let refuses = application.parts.contains { $0.plan.decisions.contains(where: \.isRefused) }
        return refuses || application.leavesOut || application.isForeign ? .findings : .clean
    }

    private func reports(on plans: [ApplyPlan]) -> [ApplyReport] {
        let folders = Dictionary(grouping: plans.map(\.table), by: \.name).mapValues { Set($0.map(\.folder)) }
        return plans.map { plan in
            ApplyReport(plan: plan, isOneOfSeveral: folders[plan.table.name, default: []].count > 1, onReject: onReject)
        }
    }
}

extension PlannedChanges.OnReject: ExpressibleByArgument {}
