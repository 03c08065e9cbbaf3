import AXFormats
import AXModel
import AXSource

extension ConfigurationKey {
    static let glossary = ConfigurationKey(
        "glossary",
        .pathOr(
            .object([
                ("file", "A glossary file: TBX (`.tbx`), or a table (`.csv`) whose first row names languages.", .text),
                (
                    "terms", "The words for each term of the development language, by language tag.",
                    .mapping(of: "terms", .mapping(of: "language tags", .list))
                ),
                ("never", "Words that translations must not contain.", .mapping(of: "language tags", .list)),
                ("keep", "Names that translations keep as they are.", .list),
            ])),
        "The words to use in translations. If a translation that VoiceOver speaks breaks the glossary, the rule "
            + "`glossary-broken` reports an error.",
        example: """
            glossary:
              terms:
                Bookmark: {de: Lesezeichen, fr: [signet, marque-page]}
              never: {de: [anklicken]}
              keep: [AirPlay]
            """
    ) { value, decoder in
        decoder.configuration.glossary = decoder.glossary(value)
    }
}

extension ConfigurationDecoder {
    private static let glossaryKeys = ["file", "terms", "never", "keep"]

    fileprivate mutating func glossary(_ value: YAMLValue) -> Glossary {
        if case .text(let path) = value.content, !path.isEmpty { return glossaryFile(path, at: value.span) }
        var glossary = Glossary()
        for member in members(value, of: "glossary") {
            switch member.key {
            case "file":
                if let path = string(member.value, of: "file") {
                    glossary = glossary.adding(glossaryFile(path, at: member.value.span))
                }
            case "terms": glossary.concepts += concepts(member.value)
            case "never": glossary.never = words(member.value, of: "never")
            case "keep": glossary.kept += strings(member.value, of: "keep")
            default: reportUnknown("key", member.key, at: member.keySpan, of: Self.glossaryKeys)
            }
        }
        return glossary
    }

    private mutating func concepts(_ value: YAMLValue) -> [Glossary.Concept] {
        members(value, of: "terms").map { member in
            var words = words(member.value, of: member.key)
            words[Glossary.developmentLanguage] = [member.key]
            return Glossary.Concept(words: words)
        }
    }

    private mutating func words(_ value: YAMLValue, of name: String) -> [String: [String]] {
        members(value, of: name).reduce(into: [:]) { words, member in
            checkLocale(member.key, at: member.keySpan)
            words[member.key] = strings(member.value, of: member.key)
        }
    }

    // MARK: Files

    /// The contents of a glossary file. Errors in the contents are reported at their location in that file.
    private mutating func glossaryFile(_ path: String, at span: Span) -> Glossary {
        let ending = PathName.fileExtension(of: path).lowercased()
        guard let format = GlossaryFormat(rawValue: ending) else {
            let known = GlossaryFormat.allCases.map { "“.\($0.rawValue)”" }.joined(separator: " or ")
            report(span, "the name of a glossary file must end with \(known)")
            return Glossary()
        }
        guard let path = openable(path, at: span) else { return Glossary() }
        do throws(FileError) {
            let file = SourceFile(path: path, raw: try files.read(path, limit: FileLimit.project))
            let content = format.read(file)
            readFiles.append(file)
            diagnostics += content.problems.map { problem in
                Diagnostic(
                    id: ConfigurationError.page.id, severity: .error, path: path, span: problem.span,
                    message: problem.message)
            }
            return content.glossary
        } catch {
            report(span, "can't read the glossary: \(error)")
            return Glossary()
        }
    }
}
