/// The look of the page, in light and in dark. Every pair of colors has a contrast of 4.5 to 1 or more (WCAG 1.4.3), and
/// nothing is told by color alone.
enum HTMLStyle {
    static let text = """
        :root {
          color-scheme: light dark;
          --back: #ffffff; --text: #1b1f24; --faint: #57606a; --line: #8c959f; --panel: #f6f8fa; --link: #0550ae;
          --error: #a40e26; --warning: #7a4b00; --note: #0550ae; --band: #b6d4fe; --mark: #0550ae;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --back: #0d1117; --text: #e6edf3; --faint: #a5adb7; --line: #6e7681; --panel: #161b22; --link: #79c0ff;
            --error: #ff9d95; --warning: #e3b341; --note: #79c0ff; --band: #1f4f8f; --mark: #cae8ff;
          }
        }
        body {
          background: var(--back); color: var(--text); font: 1rem/1.5 system-ui, sans-serif;
          margin: 0 auto; max-width: 60rem; padding: 1rem;
        }
        a { color: var(--link); }
        a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible, .scroll:focus-visible {
          outline: 3px solid var(--mark); outline-offset: 2px;
        }
        .skip { position: absolute; left: -100vw; }
        .skip:focus { left: 1rem; background: var(--back); padding: .5rem; }
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; margin: 1rem 0; }
        caption { font-weight: 600; text-align: start; }
        th, td { border-bottom: 1px solid var(--line); padding: .25rem .75rem; text-align: start; }
        td { font-variant-numeric: tabular-nums; }
        tbody th { white-space: nowrap; }
        .bar { display: block; }
        .band { fill: var(--band); } .mark { fill: var(--mark); } .axis { stroke: var(--line); }
        fieldset { border: 1px solid var(--line); border-radius: .5rem; }
        fieldset p { margin: .5rem 0; }
        select, input, button { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line); }
        select { max-width: 100%; }
        .findings { list-style: none; padding: 0; }
        .finding {
          background: var(--panel); border-inline-start: .3rem solid var(--line); margin: 1rem 0; padding: .5rem 1rem;
          content-visibility: auto; contain-intrinsic-size: auto 14rem; overflow-wrap: anywhere;
        }
        .finding h3 { font-size: 1rem; margin: .25rem 0; }
        .severity.error { color: var(--error); } .severity.warning { color: var(--warning); }
        .severity.note { color: var(--note); }
        .place, dt, footer { color: var(--faint); }
        dl { margin: .5rem 0; }
        dd { margin: 0 0 .5rem; }
        @media print { form, .skip { display: none; } }

        """
}
