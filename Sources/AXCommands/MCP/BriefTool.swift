import AXLocale
import AXLocaleData
import AXMCP
import AXReport
import AXRules

struct BriefTool: ServerTool {
    let page = ToolPage(
        name: "brief", title: "Style of a language",
        description: """
            How labels and hints of VoiceOver are written in a language: the form of a hint, words to leave out, plural \
            forms, a good label and a good hint. Read it before you translate accessibility strings, because general style \
            guides ask for another form of a hint.
            """,
        parameters: [
            .locale,
            ToolParameter("full", .flag, "Whether to include complete word lists and all rules; false by default."),
        ],
        answer: AnswerSchema.object(
            ["locale": AnswerSchema.text, "markdown": AnswerSchema.text], required: ["locale", "markdown"]))

    func call(_ arguments: ToolArguments) throws(ToolFailure) -> RPCValue {
        let locale = try arguments.languageTag.canonical.text
        return [
            "locale": .string(locale),
            "markdown": .string(try Self.markdown(for: locale, isFull: arguments.flag("full", default: false))),
        ]
    }

    static func markdown(for locale: String, isFull: Bool) throws(ToolFailure) -> String {
        var brief = try ToolFailure.of { () throws(CommandFailure) in try LocaleBrief.of(locale, styles: .embedded) }
        brief.isFull = isFull
        return MarkdownRuleFormat().brief(brief, tool: .current)
    }
}
