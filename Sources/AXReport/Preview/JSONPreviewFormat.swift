import AXModel

/// The transcripts as one JSON object (`docs/schemas/preview.schema.json`).
struct JSONPreviewFormat: PreviewFormat {
    let name = "json"

    func render(_ report: PreviewReport) -> String {
        JSONText.pretty(
            Document(
                tool: JSONTool(report.tool), project: report.project,
                locales: report.transcripts.map { transcript in
                    Locale(tag: transcript.locale, screens: transcript.screens.map(Screen.init))
                }))
    }

    private struct Document: Encodable {
        let schemaVersion = 1
        let tool: JSONTool
        let project: String
        let locales: [Locale]
    }

    private struct Locale: Encodable {
        let tag: String
        let screens: [Screen]
    }

    private struct Screen: Encodable {
        let name: String
        let elements: [Element]

        init(_ screen: SpokenScreen) {
            name = screen.name
            elements = screen.elements.map(Element.init)
        }
    }

    private struct Element: Encodable {
        let name: String?
        let control: String?
        let path: String
        let variants: [Variant]
        let extras: [Extra]

        init(_ element: SpokenElement) {
            name = element.name
            control = element.control
            path = element.path
            variants = element.variants.map(Variant.init)
            extras = element.extras.map(Extra.init)
        }
    }

    private struct Variant: Encodable {
        let condition: String?
        let spoken: String
        let hint: String?
        /// Whether all of it is known without running the app.
        let complete: Bool
        let parts: [Part]

        init(_ variant: SpokenElement.Variant) {
            condition = variant.branch.text
            spoken = variant.spoken.line
            hint = variant.hint.isEmpty ? nil : variant.hint.line
            complete = variant.spoken.isComplete && variant.hint.isComplete
            parts = variant.spoken.parts.map(Part.init)
        }
    }

    private struct Extra: Encodable {
        let kind: String
        let condition: String?
        let spoken: String
        let complete: Bool

        init(_ extra: SpokenElement.Extra) {
            kind = extra.kind.rawValue
            condition = extra.branch.text
            spoken = extra.text.line
            complete = extra.text.isComplete
        }
    }

    /// A part of what is spoken, with the source of its words.
    private struct Part: Encodable {
        let source: String
        let text: String
        var language: String?

        init(_ part: SpokenText.Part) {
            text = SpokenText([part]).line
            switch part {
            case .text: source = "string"
            case .foreign(_, let locale):
                source = "string"
                language = locale
            case .rawKey: source = "key"
            case .runtime: source = "runtime"
            case .voiceOver: source = "voiceover"
            case .forms: source = "forms"
            case .choice: source = "choice"
            }
        }
    }
}
