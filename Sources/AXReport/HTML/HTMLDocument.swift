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
