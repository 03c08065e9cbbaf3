import AXLocale

/// A page that needs nothing beside itself. Nothing is loaded, and nothing that a file says can become code: the policy in
/// its head forbids all that is not in the page.
struct HTMLDocument {
    /// Plain text.
    let title: String
    /// HTML.
    let body: String
    /// What runs when the page has been read; empty for none.
    var script = ""

    /// Boxes that are too narrow for their tables can be scrolled by the keyboard; others are no stop for it.
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
    /// The text between tags or in an attribute, on one line.
    var html: String { VisibleText.line(self).markupEscaped }

    /// The same with its line ends.
    var htmlLines: String {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).html }
            .joined(separator: "<br>\n")
    }
}

/// A table whose rows are named by their first cell, in a box that a keyboard can scroll if it is too wide for the page.
struct HTMLTable {
    /// What a screen reader calls the part of the page; plain text.
    let name: String
    /// Plain text.
    let caption: String
    /// Plain text; empty for a column that holds drawings alone.
    let columns: [String]
    /// HTML.
    let rows: [[String]]
    /// The class of the box.
    let kind: String

    init(_ name: String, caption: String? = nil, columns: [String], rows: [[String]], kind: String = "") {
        (self.name, self.columns, self.rows, self.kind) = (name, columns, rows, kind)
        self.caption = caption ?? name
    }

    /// Nothing for a table without rows.
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

/// The attributes by which a screen reader chooses its voice, and a browser the direction.
enum HTMLLanguage {
    static func attributes(_ locale: String) -> String {
        let tag = LanguageTag(locale)
        let direction = tag?.isRightToLeft == true ? "rtl" : "ltr"
        return "lang=\"\((tag?.text ?? "und").html)\" dir=\"\(direction)\""
    }
}
