import AXMCP
import AXModel
import AXSource

/// Checks translations before they are in the project.
struct CheckTranslationsTool: ServerTool {
    let project: ServedProject

    let page = ToolPage(
        name: "check_translations", title: "Check translations",
        description: """
            Checks translations as `axstrings check` checks a delivery, and changes nothing: placeholders, plural forms, the \
            form of labels and hints in the language, and what sounds wrong. Each finding says what to do; “fixed” is the \
            translation with a fix that is certain. Call it again until nothing is found that is wrong. “leftOut” counts strings \
            whose findings didn't fit.
            """,
        parameters: [.locale, .translations],
        answer: AnswerSchema.object(
            [
                "locale": AnswerSchema.text, "clean": AnswerSchema.integer,
                "strings": AnswerSchema.list(
                    of: AnswerSchema.object(
                        [
                            "key": AnswerSchema.text, "table": AnswerSchema.text,
                            "findings": AnswerSchema.list(of: ProposedTranslations.Finding.schema),
                        ], required: ["key", "table", "findings"])), "leftOut": AnswerSchema.integer,
            ], required: ["locale", "clean", "strings", "leftOut"]))

    func call(_ arguments: ToolArguments) throws(ToolFailure) -> RPCValue {
        let found = try project.read()
        let proposals = try ProposedTranslations.all(of: arguments, in: found, try project.groups(of: found), project)
        var strings: [RPCValue] = []
        for proposal in proposals {
            let findings = try proposal.findings()
            strings += proposal.keys.compactMap { key in
                findings[key].map { own in
                    [
                        "key": .string(key.text), "table": .string(proposal.table),
                        "findings": .array(own.map { RPCValue($0) }),
                    ]
                }
            }
        }
        let all = proposals.reduce(0) { $0 + $1.keys.count }
        let fitting = BoundedAnswer.fitting(strings)
        return [
            "locale": .string(proposals.first?.locale ?? ""), "clean": .integer(all - strings.count),
            "strings": .array(fitting), "leftOut": .integer(strings.count - fitting.count),
        ]
    }
}
