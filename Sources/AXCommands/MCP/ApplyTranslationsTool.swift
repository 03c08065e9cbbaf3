import AXMCP
import AXModel
import AXSource

struct ApplyTranslationsTool: ServerTool {
    let project: ServedProject

    let page = ToolPage(
        name: "apply_translations", title: "Write translations",
        description: """
            Writes translations into the strings files, in the state “machine_translated” where the format has states. \
            Translations with findings that block are refused, and a translation that a person has made or approved is kept. \
            Each string has an outcome; “invalid” is one that can't be checked, such as one with an unknown key. \
            With “dryRun”, which is on by default, nothing is written, and the answer has the beginning of the difference. \
            “leftOut” counts strings whose outcome didn't fit.
            """,
        parameters: [
            .locale, .translations,
            ToolParameter("dryRun", .flag, "Whether to write nothing and show the difference; true by default."),
        ],
        answer: AnswerSchema.object(
            [
                "locale": AnswerSchema.text, "written": AnswerSchema.flag,
                "strings": AnswerSchema.list(
                    of: AnswerSchema.object(
                        [
                            "key": AnswerSchema.text, "table": AnswerSchema.text, "folder": AnswerSchema.text,
                            "outcome": ["enum": ["taken", "unchanged", "skipped", "refused", "invalid"]],
                            "reason": AnswerSchema.text, "problem": AnswerSchema.text,
                        ], required: ["key", "outcome"])),
                "leftOut": AnswerSchema.integer, "diff": AnswerSchema.text,
                "remarks": AnswerSchema.list(of: AnswerSchema.text),
            ], required: ["locale", "written", "strings", "leftOut", "remarks"]), writes: true)

    func call(_ arguments: ToolArguments) throws(ToolFailure) -> RPCValue {
        let isDryRun = arguments.flag("dryRun", default: true)
        if !isDryRun {
            try ToolFailure.of { () throws(CommandFailure) in try project.environment.recover(around: ["."]) }
        }
        let found = try project.read()
        let proposed = try ProposedTranslations(arguments, in: found, project)
        let result = try ToolFailure.of { () throws(CommandFailure) in try Self.result(of: proposed, in: project) }
        if !isDryRun {
            let folder = project.environment.transactionFolder(of: found.root)
            try ToolFailure.of(next: "Tell the user.") { () throws(CommandFailure) in
                try result.changes.carryOut(below: folder, dryRun: false, in: project.environment)
            }
        }
        let fitting = BoundedAnswer.fitting(result.strings)
        var answer: [String: RPCValue] = [
            "locale": .string(proposed.locale), "written": .bool(!isDryRun && !result.changes.isEmpty),
            "strings": .array(fitting), "leftOut": .integer(result.strings.count - fitting.count),
            "remarks": BoundedAnswer.remarks(result.remarks),
        ]
        if isDryRun {
            let diff = result.changes.map(\.diff).joined()
            answer["diff"] = .string(diff.cut(toBytes: BoundedAnswer.longestText))
        }
        return .object(answer)
    }

    /// The result for each translation, and the changes to write.
    private struct Result {
        let strings: [RPCValue]
        let changes: [FileChange]
        let remarks: [String]
    }

    private static func result(
        of proposed: ProposedTranslations, in project: ServedProject
    ) throws(CommandFailure) -> Result {
        let application = try proposed.application(ApplySafety())
        var planned = PlannedChanges(onReject: .keep, in: project.environment)
        for part in application.parts { planned.add(part.plan, part.placement, current: part.current) }
        let written = try planned.result()
        let decisions = Dictionary(
            application.parts.map(\.plan).flatMap { plan in
                plan.decisions.map { (PlannedChanges.StringID(plan.table, plan.locale, $0.unit.key), $0) }
            }
        ) { $1 }
        let strings = zip(proposed.strings, proposed.places).map { string, place -> RPCValue in
            let decision = place.flatMap { decisions[$0] }
            let isWritten = place.map { !written.refused.contains($0) } ?? false
            let (outcome, reason) = place == nil ? ("invalid", nil) : Self.outcome(decision, isWritten: isWritten)
            var members: [String: RPCValue] = ["outcome": .string(outcome)]
            members["reason"] = reason.map { .string($0.cut(toBytes: BoundedAnswer.longestRemark)) }
            return proposed.answer(about: string, members)
        }
        return Result(
            strings: strings, changes: written.changes,
            remarks: [proposed.newLanguage].compactMap(\.self) + written.reasons + application.remarks)
    }

    private static func outcome(_ decision: UnitDecision?, isWritten: Bool) -> (outcome: String, reason: String?) {
        switch decision?.outcome {
        case .taken: return isWritten ? ("taken", nil) : ("refused", "the file can't contain it; see “remarks”")
        case .unchanged: return ("unchanged", nil)
        case .skipped(let reason):
            return ("skipped", reason.clause + (reason.protectsPerson ? "; propose the change to the user" : ""))
        case .refused(let findings):
            return ("refused", findings.map { "\($0.message) [\($0.id)]" }.uniqued().joined(separator: "; "))
        case nil: return ("skipped", "nothing of this table can be applied; see “remarks”")
        }
    }
}

extension ProposedTranslations {
    /// The id of each translation's string in the plan; nil for translations that can't be checked.
    fileprivate var places: [PlannedChanges.StringID?] {
        strings.map { string in
            string.table.map { PlannedChanges.StringID(tables.groups[$0], locale, string.key) }
        }
    }
}
