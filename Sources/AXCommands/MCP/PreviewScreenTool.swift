import AXLocale
import AXMCP
import AXModel
import AXReport
import AXSource

struct PreviewScreenTool: ServerTool {
    let project: ServedProject

    let page = ToolPage(
        name: "preview_screen", title: "What VoiceOver says",
        description: """
            What VoiceOver says for each element of a screen in a language, derived from the code and the strings files. \
            Text in braces is known only when the app runs, or is in another language.
            """,
        parameters: [
            ToolParameter(
                "screen", .text, "The name of a type, with or without its module; without it, the names are listed."),
            .locale, .limit(200, default: 50), .offset,
        ],
        answer: AnswerSchema.object(
            [
                "locale": AnswerSchema.text,
                "screens": AnswerSchema.list(
                    of: AnswerSchema.object(
                        ["name": AnswerSchema.text, "transcript": AnswerSchema.text], required: ["name"])),
                "leftOut": AnswerSchema.integer, "next": AnswerSchema.integer,
            ], required: ["locale", "screens", "leftOut"]))

    func call(_ arguments: ToolArguments) throws(ToolFailure) -> RPCValue {
        let locale = try arguments.languageTag.canonical.text
        let transcripts = try ToolFailure.of { () throws(CommandFailure) in
            try ProjectTranscripts(
                [], locales: [locale], nil, project.finder(in: project.environment), in: project.environment)
        }
        let all = transcripts.transcripts.first?.screens ?? []
        let head: [String: RPCValue] = ["locale": .string(locale)]
        guard let wanted = arguments.text("screen") else {
            return BoundedList(all, arguments, default: 50).answer("screens", head) {
                ["name": .string($0.name)]
            }
        }
        let screens = all.filter { $0.name == wanted || $0.name.hasSuffix("." + wanted) }
        if screens.isEmpty {
            throw ToolFailure(
                "no screen “\(PathName.printable(String(wanted.prefix(64))))” with elements to speak",
                next: "Call the tool without “screen” for the names.")
        }
        return BoundedList(screens, arguments, default: 50).answer("screens", head) {
            let text = Transcript(locale: locale, screens: [$0]).text
            return ["name": .string($0.name), "transcript": .string(text.cut(toBytes: BoundedAnswer.longestText))]
        }
    }
}
