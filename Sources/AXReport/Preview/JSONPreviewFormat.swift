import AXModel
import AXSource

/// The transcripts as one JSON object (`docs/schemas/preview.schema.json`).
struct JSONPreviewFormat: PreviewFormat {
    let name = "json"

    func render(_ report: PreviewReport) -> String {
        JSONText.pretty(
            Document(
                tool: JSONTool(report.tool), project: report.project, unusedTypes: report.unusedTypes,
                locales: report.transcripts.map { transcript in
                    Locale(tag: transcript.locale, screens: transcript.screens.map { Screen($0, report.positions) })
                }))
    }

    private struct Document: Encodable {
        let schemaVersion = 1
        let tool: JSONTool
        let project: String
        let unusedTypes: [String]
        let locales: [Locale]
    }

    private struct Locale: Encodable {
        let tag: String
        let screens: [Screen]
    }

    private struct Screen: Encodable {
        let name: String
        let elements: [Element]

        init(_ screen: SpokenScreen, _ positions: Positions) {
            name = screen.name
            elements = screen.elements.map { Element($0, positions) }
        }
    }

    private struct Element: Encodable {
        let name: String?
        let control: String?
        let path: String
        /// The line that first sets a string of the element.
        let line: Int?
        let variants: [Variant]
        let extras: [Extra]

        init(_ element: SpokenElement, _ positions: Positions) {
            name = element.name
            control = element.control
            path = element.path
            line = positions.range(element.span, in: element.path)?.start.line
            variants = element.variants.map(Variant.init)
            extras = element.extras.map(Extra.init)
        }
    }

    private struct Variant: Encodable {
        let condition: String?
        let spoken: String
        let hint: String?
        /// Whether all of the spoken text, including the hint, is known before the app runs.
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

    /// A part of a spoken text, and the source of its words.
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
            case .pause: source = "pause"
            case .voiceOver: source = "voiceover"
            case .forms: source = "forms"
            case .choice: source = "choice"
            }
        }
    }
}
