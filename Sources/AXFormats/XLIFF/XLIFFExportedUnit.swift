import AXModel
import AXSource

/// One `trans-unit` of an export.
struct XLIFFExportedUnit {
    let id: StringKey
    let source: String
    /// nil where there is no translation yet.
    var target: String?
    var state: TranslationState?
    var comment: String?
    /// Whether Xcode generated the comment.
    var isCommentGenerated = false
    var isTranslatable = true

    /// The element with the white space before it and its line end.
    var text: String {
        let translate = isTranslatable ? "" : " translate=\"no\""
        var lines = ["      <trans-unit id=\"\(XLIFFSpelling.attribute(id.text))\" xml:space=\"preserve\"\(translate)>"]
        lines.append("        " + element("source", "", source))
        if let target {
            lines.append("        " + element("target", state.map(XLIFFStates.attributes) ?? "", target))
        }
        lines.append(
            "        "
                + element("note", isCommentGenerated ? " from=\"\(XLIFFStates.generatedNote)\"" : "", comment ?? ""))
        return (lines + ["      </trans-unit>", ""]).joined(separator: "\n")
    }

    private func element(_ name: String, _ attributes: String, _ text: String) -> String {
        text.isEmpty ? "<\(name)\(attributes)/>" : "<\(name)\(attributes)>\(XLIFFSpelling.text(text))</\(name)>"
    }
}
