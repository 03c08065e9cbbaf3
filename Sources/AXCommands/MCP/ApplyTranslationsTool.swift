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
            With “dryRun”, which is on by default, nothing is written, and the answer is the difference.
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
                "diff": AnswerSchema.text, "remarks": AnswerSchema.list(of: AnswerSchema.text),
            ], required: ["locale", "written", "strings", "remarks"]), writes: true)

    /// A longer difference is cut; the files can be looked at.
    private static let longestDifference = 20_000

    func call(_ arguments: ToolArguments) throws(ToolFailure) -> RPCValue {
        let isDryRun = arguments.flag("dryRun", default: true)
        if !isDryRun {
            try ToolFailure.of { () throws(CommandFailure) in try project.environment.recover(around: ["."]) }
        }
        let found = try project.read()
        let proposals = try ProposedTranslations.all(of: arguments, in: found, try project.groups(of: found), project)
        var (strings, changes, remarks): ([RPCValue], [FileChange], [String]) = ([], [], [])
        for proposal in proposals {
            let result = try ToolFailure.of { () throws(CommandFailure) in
                let application = try Application(
                    proposal.options, of: found, safety: ApplySafety(), in: proposal.environment)
                var planned = PlannedChanges(onReject: .keep, in: proposal.environment)
                for part in application.parts { planned.add(part.plan, part.placement, current: part.current) }
                return (application: application, written: try planned.result())
            }
            let unwritten = Set(result.written.refused.map(\.key))
            strings += result.application.parts.flatMap(\.plan.decisions).map {
                Self.outcome($0, in: proposal, isWritten: !unwritten.contains($0.unit.key))
            }
            changes += result.written.changes
            remarks += result.written.reasons + result.application.remarks
        }
        let folder = project.environment.transactionFolder(of: found.root)
        try project.requireInside(changes, of: found)
        var answer: [String: RPCValue] = [
            "locale": .string(arguments.text("locale") ?? ""), "written": .bool(!isDryRun && !changes.isEmpty),
            "strings": .array(strings),
        ]
        if isDryRun {
            let diff = changes.map { unifiedDiff(old: $0.old, new: $0.new) }.joined()
            answer["diff"] = .string(String(diff.prefix(Self.longestDifference)))
            if diff.count > Self.longestDifference {
                remarks.append("the last \(diff.count - Self.longestDifference) characters of “diff” are left out")
            }
        } else {
            try ToolFailure.of { () throws(CommandFailure) in
                try changes.carryOut(below: folder, dryRun: false, in: project.environment)
            }
        }
        answer["remarks"] = .array(remarks.map { .string($0) })
        return .object(answer)
    }

    private static func outcome(
        _ decision: UnitDecision, in proposal: ProposedTranslations, isWritten: Bool
    ) -> RPCValue {
        var answer: [String: RPCValue] = [
            "key": .string(decision.unit.key.text), "table": .string(proposal.table),
        ]
        switch decision.outcome {
        case .taken: answer["outcome"] = isWritten ? "taken" : "refused"
        case .unchanged: answer["outcome"] = "unchanged"
        case .skipped(let reason):
            answer["outcome"] = "skipped"
            answer["reason"] = .string(reason)
        case .refused(let findings):
            answer["outcome"] = "refused"
            answer["reason"] = .string(findings.map { "\($0.message) [\($0.id)]" }.joined(separator: "; "))
        }
        return .object(answer)
    }
}
