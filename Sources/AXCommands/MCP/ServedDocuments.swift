import AXMCP
import AXReport
import AXSource

/// The tools and documents that the server offers to assistants.
enum ServedDocuments {
    static func server(of project: ServedProject) -> MCPServer {
        MCPServer(
            name: "axstrings", version: ToolIdentity.version, instructions: instructions,
            tools: [
                StringsToTranslateTool(project: project), BriefTool(), CheckTranslationsTool(project: project),
                ExplainRuleTool(), PreviewScreenTool(project: project), ApplyTranslationsTool(project: project),
                SuppressTool(project: project),
            ],
            resources: resources(of: project), templates: templates, prompts: prompts)
    }

    private static let instructions = """
        axstrings knows the accessibility strings of this project: what VoiceOver speaks, braille displays show and Voice Control \
        listens for. A label names an element; a hint says what an action does, in the form that brief describes, which general \
        style guides don't ask for. To translate: brief, strings_to_translate, check_translations until it finds nothing that is \
        wrong, then apply_translations with dryRun false.
        """

    private static func resources(of project: ServedProject) -> [ServerResource] {
        [
            ServerResource(
                uri: "axstrings://configuration", title: "Configuration",
                description: "The configuration of the project.",
                mimeType: "application/yaml"
            ) { () throws(ToolFailure) in
                let sources = try project.read().configurations.sources
                let texts = sources.map {
                    "# \(PathName.printable($0.path))\n\(String(decoding: $0.text, as: UTF8.self))"
                }
                return texts.isEmpty
                    ? "# The project has no \(Configuration.fileName).\n" : texts.joined(separator: "\n")
            },
            ServerResource(
                uri: "axstrings://rules", title: "Rules", description: "All rules, each with what it reports.",
                mimeType: "text/markdown"
            ) { () throws(ToolFailure) in MarkdownRuleFormat().catalogue(RuleCatalogue.pages, tool: .current) },
        ]
    }

    private static let templates = [
        ServerResourceTemplate(
            prefix: "axstrings://rules/", variable: "id", title: "Page of a rule",
            description: "Why a rule exists, with a wrong and a right example."
        ) { id in
            ExplainRuleTool.markdown(of: id).map { text in
                document("axstrings://rules/\(id)", "Rule \(id)") { () throws(ToolFailure) in text }
            }
        },
        ServerResourceTemplate(
            prefix: "axstrings://briefs/", variable: "locale", title: "Style of a language",
            description: "How accessibility strings are written in a language."
        ) { locale in
            (try? ToolFailure.languageTag(locale)).map { _ in
                document("axstrings://briefs/\(locale)", "Style of \(locale)") { () throws(ToolFailure) in
                    try BriefTool.markdown(for: locale, isFull: false)
                }
            }
        },
    ]

    private static func document(
        _ uri: String, _ title: String, _ text: @escaping @Sendable () throws(ToolFailure) -> String
    ) -> ServerResource {
        ServerResource(uri: uri, title: title, description: title, mimeType: "text/markdown", text: text)
    }

    private static let prompts = [
        ServerPrompt(
            name: "translate", title: "Translate the missing accessibility strings",
            description: "Translates what VoiceOver speaks into a language, with a check of each string.",
            arguments: [ServerPrompt.Argument("locale", "The language tag, such as “de”.")]
        ) { values in
            """
            Translate the missing accessibility strings of this project into “\(values["locale"] ?? "")”.

            1. Call brief for the language and follow it. It overrides general style guides for hints.
            2. Call strings_to_translate. Translate each string for its role, control and place. Keep placeholders exactly, \
            and give every plural category that “forms” lists.
            3. Call check_translations. Correct what it finds, using “fixed” where it is given, until nothing is left that is \
            wrong. If a finding is wrong for a string, say so to the user instead of rewording around it.
            4. Call apply_translations with dryRun true, show the difference to the user, and write it with dryRun false when \
            the user agrees.
            5. Repeat with “next” as “offset” until no string is left. Tell the user which strings were skipped or refused, and why.
            """
        },
        ServerPrompt(
            name: "review", title: "Review this delivery",
            description: "Reviews translations that came back from a translator or a machine.",
            arguments: [
                ServerPrompt.Argument("locale", "The language tag, such as “de”."),
                ServerPrompt.Argument("delivery", "The translations, or where they are in this conversation."),
            ]
        ) { values in
            """
            Review these translations into “\(values["locale"] ?? "")”, and change nothing:

            \(values["delivery"] ?? "")

            1. Call brief for the language.
            2. Call check_translations with the keys and translations of the delivery. Report each finding with the key, the \
            translation, the problem, and a correction.
            3. Then read the strings for what only a reader notices: whether a label names its element as the screen does, whether a hint says \
            what the action does, and whether one concept has one word everywhere. Call preview_screen for the screens.
            4. Close with the strings that must not be released, and those that are only a matter of style.
            """
        },
    ]
}
