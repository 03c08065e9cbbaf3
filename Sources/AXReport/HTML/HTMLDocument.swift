import AXLocale

/// A self-contained page. The content security policy in its head blocks everything that isn't part of the page, so the
/// page loads nothing. The policy allows inline scripts, so strings from the user's files must be escaped.
struct HTMLDocument {
    /// Plain text.
    let title: String
    /// HTML.
    let body: String
    /// JavaScript that runs after the body is loaded; can be empty.
    var script = ""

    /// Makes a box keyboard-focusable while its table is too wide for it. Other boxes would be useless Tab stops.
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

    /// The string escaped, with `<br>` for line ends.
    var htmlLines: String {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).html }
            .joined(separator: "<br>\n")
    }
}

/// A table with row headers, in a box that the keyboard can scroll if the table is too wide for the page.
struct HTMLTable {
    /// Plain text: the label of the box for screen readers.
    let name: String
    /// Plain text.
    let caption: String
    /// Plain text; empty for a column without a header.
    let columns: [String]
    /// HTML. The first cell of a row is its header.
    let rows: [[String]]
    /// The CSS class of the box.
    let kind: String

    init(_ name: String, caption: String? = nil, columns: [String], rows: [[String]], kind: String = "") {
        (self.name, self.columns, self.rows, self.kind) = (name, columns, rows, kind)
        self.caption = caption ?? name
    }

    /// Empty without rows.
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

/// The HTML attributes for a language: a screen reader chooses its voice by `lang`, and a browser lays text out by
/// `dir`.
enum HTMLLanguage {
    static func attributes(_ locale: String) -> String {
        let tag = LanguageTag(locale)
        let direction = tag?.isRightToLeft == true ? "rtl" : "ltr"
        return "lang=\"\((tag?.text ?? "und").html)\" dir=\"\(direction)\""
    }
}
