import AXLocale

/// A self-contained page. The content security policy in its head blocks requests, so the page doesn't load anything.
/// The policy allows inline scripts, so strings from the user's files must be escaped.
struct HTMLDocument {
    /// The title, as plain text.
    let title: String
    /// The body, as HTML.
    let body: String
    /// The JavaScript that runs after the body is loaded; may be empty.
    var script = ""

    /// The script that makes a box focusable by keyboard if its table is too wide. Other boxes would be useless Tab
    /// stops.
    private static let boxes = """
        (() => {
          const boxes = [...document.querySelectorAll(".scroll")];
          function measure() {
            for (const box of boxes) {
              const isWide = box.scrollWidth > box.clientWidth;
              if (isWide) {
                box.tabIndex = 0;
                box.setAttribute("role", "region");
                box.setAttribute("aria-label", box.dataset.name);
              } else {
                box.removeAttribute("tabindex");
                box.removeAttribute("role");
                box.removeAttribute("aria-label");
              }
            }
          }
          addEventListener("resize", measure);
          document.addEventListener("toggle", measure, true);
          measure();
        })();

        """

    var text: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
        style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <meta name="color-scheme" content="light dark">
        <title>\(title.html)</title>
        <link rel="icon" href="data:,">
        <style>
        \(HTMLStyle.text)</style>
        </head>
        <body>
        \(body)<script>
        \(HTMLDocument.boxes)\(script)</script>
        </body>
        </html>

        """
    }
}

extension String {
    /// The string on one line, escaped for use between tags or in an attribute.
    var html: String { VisibleText.line(self).markupEscaped }

    /// The string, escaped, with `<br>` in place of line ends.
    var htmlLines: String {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).html }
            .joined(separator: "<br>\n")
    }
}

/// A table with row headers, in a box that can be scrolled with the keyboard if the table is too wide for the page.
struct HTMLTable {
    /// The accessibility label of the box, as plain text.
    let name: String
    /// The caption, as plain text.
    let caption: String
    /// The column headers, as plain text; empty for a column without a header.
    let columns: [String]
    /// The rows, as HTML. The first cell of a row is its header.
    let rows: [[String]]
    /// The CSS class of the box.
    let kind: String

    init(_ name: String, caption: String? = nil, columns: [String], rows: [[String]], kind: String = "") {
        (self.name, self.columns, self.rows, self.kind) = (name, columns, rows, kind)
        self.caption = caption ?? name
    }

    /// The table as HTML; empty without rows.
    var text: String {
        guard !rows.isEmpty else { return "" }
        let head = columns.map { $0.isEmpty ? "<td></td>" : "<th scope=\"col\">\($0.html)</th>" }.joined()
        let body = rows.map { row in
            let cells = row.dropFirst().map { "<td>\($0)</td>" }.joined()
            return "<tr><th scope=\"row\">\(row.first ?? "")</th>\(cells)</tr>\n"
        }
        return """
            <div class="scroll\(kind.isEmpty ? "" : " " + kind)" data-name="\(name.html)">
            <table>
            <caption>\(caption.html)</caption>
            <thead><tr>\(head)</tr></thead>
            <tbody>
            \(body.joined())</tbody>
            </table>
            </div>

            """
    }
}

/// The HTML attributes for a language. Screen readers choose the voice by `lang`, and browsers choose the text
/// direction by `dir`.
enum HTMLLanguage {
    static func attributes(_ locale: String) -> String {
        let tag = LanguageTag(locale)
        let direction = tag?.isRightToLeft == true ? "rtl" : "ltr"
        return "lang=\"\((tag?.text ?? "und").html)\" dir=\"\(direction)\""
    }
}
