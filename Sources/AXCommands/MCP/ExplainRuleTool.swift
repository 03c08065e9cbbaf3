import AXMCP
import AXReport
import AXSource

struct ExplainRuleTool: ServerTool {
    let page = ToolPage(
        name: "explain_rule", title: "Page of a rule",
        description: "Why a rule exists, with an example that it reports and one that is right.",
        parameters: [ToolParameter("rule", .text, isRequired: true, "The id of the rule, such as “hint-imperative”.")],
        answer: AnswerSchema.object(
            ["rule": AnswerSchema.text, "markdown": AnswerSchema.text], required: ["rule", "markdown"]))

    func call(_ arguments: ToolArguments) throws(ToolFailure) -> RPCValue {
        let id = arguments.text("rule") ?? ""
        guard let markdown = Self.markdown(of: id) else {
            let failure = CommandFailure.unknown(
                "rule", id, known: RuleCatalogue.ids, current: RuleCatalogue.currentIDs[id])
            throw ToolFailure(failure.message, next: "The resource axstrings://rules lists all rules.")
        }
        return ["rule": .string(id), "markdown": .string(markdown)]
    }

    /// The page of a rule as Markdown; nil for an unknown rule.
    static func markdown(of id: String) -> String? {
        RuleCatalogue.pages.first { $0.id == id }.map { MarkdownRuleFormat().page($0, in: nil, tool: .current) }
    }
}
