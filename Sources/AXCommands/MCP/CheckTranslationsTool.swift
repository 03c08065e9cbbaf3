import AXMCP

struct CheckTranslationsTool: ServerTool {
    let project: ServedProject

    let page = ToolPage(
        name: "check_translations", title: "Check translations",
        description: """
            Checks translations together with the project's other strings of the language, as `axstrings check` does, and \
            changes nothing: placeholders, plural forms, the form of labels and hints, one word for one term, and what sounds \
            wrong. Each finding says what to do; “fixed” is the translation with a fix that is certain; with “inSource”, the \
            source string has the finding, too. “problem” says why a translation can't be checked. Call it again until nothing \
            is found that is wrong. “leftOut” counts strings whose findings didn't fit.
            """,
        parameters: [.locale, .translations],
        answer: AnswerSchema.object(
            [
                "locale": AnswerSchema.text, "clean": AnswerSchema.integer,
                "strings": AnswerSchema.list(
                    of: AnswerSchema.object(
                        [
                            "key": AnswerSchema.text, "table": AnswerSchema.text, "folder": AnswerSchema.text,
                            "problem": AnswerSchema.text,
                            "findings": AnswerSchema.list(of: ProposedTranslations.Finding.schema),
                        ], required: ["key", "findings"])), "leftOut": AnswerSchema.integer,
                "remarks": AnswerSchema.list(of: AnswerSchema.text),
            ], required: ["locale", "clean", "strings", "leftOut", "remarks"]))

    func call(_ arguments: ToolArguments) throws(ToolFailure) -> RPCValue {
        let found = try project.read()
        let proposed = try ProposedTranslations(arguments, in: found, project)
        let findings = proposed.findings(ApplySafety())
        let strings = proposed.strings.compactMap { string -> RPCValue? in
            let own = string.table.flatMap { findings[$0]?[string.key] } ?? []
            guard !own.isEmpty || string.table == nil else { return nil }
            return proposed.answer(about: string, ["findings": .array(own.map { RPCValue($0) })])
        }
        let fitting = BoundedAnswer.fitting(strings)
        return [
            "locale": .string(proposed.locale), "clean": .integer(proposed.strings.count - strings.count),
            "strings": .array(fitting), "leftOut": .integer(strings.count - fitting.count),
            "remarks": BoundedAnswer.remarks(proposed.remarks(ApplySafety())),
        ]
    }
}
