import AXMCP
import AXModel
import AXSource

/// Writes translations into the project's files.
struct ApplyTranslationsTool: ServerTool {
    let project: ServedProject

    let page = ToolPage(
        name: "apply_translations", title: "Write translations",
        description: """
            Writes translations into the strings files, in the state “machine_translated” where the format has states. \
            Translations with findings that block are refused, and a translation that a person has made or approved is kept. \
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
                            "key": AnswerSchema.text, "table": AnswerSchema.text,
                            "outcome": ["enum": ["taken", "unchanged", "skipped", "refused"]],
                            "reason": AnswerSchema.text,
                        ], required: ["key", "table", "outcome"])),
                "leftOut": AnswerSchema.integer, "diff": AnswerSchema.text,
                "remarks": AnswerSchema.list(of: AnswerSchema.text),
            ], required: ["locale", "written", "strings", "leftOut", "remarks"]), writes: true)

    private static let mostRemarks = 20

    func call(_ arguments: ToolArguments) throws(ToolFailure) -> RPCValue {
        let isDryRun = arguments.flag("dryRun", default: true)
        if !isDryRun {
            try ToolFailure.of { () throws(CommandFailure) in try project.environment.recover(around: ["."]) }
        }
        let found = try project.read()
        let proposals = try ProposedTranslations.all(of: arguments, in: found, try project.groups(of: found), project)
        let results = try proposals.map { proposal throws(ToolFailure) in try Self.result(of: proposal, in: found) }
        let changes = results.flatMap(\.changes)
        if !isDryRun {
            let folder = project.environment.transactionFolder(of: found.root)
            try ToolFailure.of { () throws(CommandFailure) in
                try changes.carryOut(below: folder, dryRun: false, in: project.environment)
            }
        }
        let strings = results.flatMap(\.strings)
        let fitting = BoundedAnswer.fitting(strings)
        let remarks = results.flatMap(\.remarks).uniqued().prefix(Self.mostRemarks)
        var answer: [String: RPCValue] = [
            "locale": .string(proposals.first?.locale ?? ""), "written": .bool(!isDryRun && !changes.isEmpty),
            "strings": .array(fitting), "leftOut": .integer(strings.count - fitting.count),
            "remarks": .array(remarks.map { .string($0.cut(toBytes: BoundedAnswer.longestRemark)) }),
        ]
        if isDryRun {
            let diff = changes.map { unifiedDiff(old: $0.old, new: $0.new) }.joined()
            answer["diff"] = .string(diff.cut(toBytes: BoundedAnswer.longestText))
        }
        return .object(answer)
    }

    /// What becomes of the translations of one table.
    private struct Result {
        let strings: [RPCValue]
        let changes: [FileChange]
        let remarks: [String]
    }

    private static func result(of proposal: ProposedTranslations, in found: Project) throws(ToolFailure) -> Result {
        try ToolFailure.of { () throws(CommandFailure) in
            let application = try Application(
                proposal.options, of: found, safety: ApplySafety(), in: proposal.environment)
            var planned = PlannedChanges(onReject: .keep, in: proposal.environment)
            for part in application.parts { planned.add(part.plan, part.placement, current: part.current) }
            let written = try planned.result()
            let decisions = Dictionary(application.parts.flatMap(\.plan.decisions).map { ($0.unit.key, $0) }) { $1 }
            let unwritten = Set(written.refused.map(\.key))
            return Result(
                strings: proposal.keys.map { key in
                    outcome(of: key, decisions[key], in: proposal, isWritten: !unwritten.contains(key))
                }, changes: written.changes, remarks: written.reasons + application.remarks)
        }
    }

    private static func outcome(
        of key: StringKey, _ decision: UnitDecision?, in proposal: ProposedTranslations, isWritten: Bool
    ) -> RPCValue {
        let (outcome, reason): (String, String?) =
            switch decision?.outcome {
            case .taken: isWritten ? ("taken", nil) : ("refused", "the file can't contain it; see “remarks”")
            case .unchanged: ("unchanged", nil)
            case .skipped(let reason):
                ("skipped", reason.clause + (reason.protectsPerson ? "; propose the change to the user" : ""))
            case .refused(let findings):
                ("refused", findings.map { "\($0.message) [\($0.id)]" }.joined(separator: "; "))
            case nil: ("skipped", "nothing of this table can be applied; see “remarks”")
            }
        var answer: [String: RPCValue] = [
            "key": .string(key.text.cut(toBytes: BoundedAnswer.longestRemark)), "table": .string(proposal.table),
            "outcome": .string(outcome),
        ]
        answer["reason"] = reason.map { .string($0.cut(toBytes: BoundedAnswer.longestRemark)) }
        return .object(answer)
    }
}
