/// The page's style, in light and dark mode. It follows the Web Content Accessibility Guidelines (WCAG): text has a
/// contrast of at least 4.5 to 1 (1.4.3), borders of controls have 3 to 1 (1.4.11), click targets are at least 24
/// pixels high (2.5.8), and information is never conveyed by color alone (1.4.1).
enum HTMLStyle {
    static let text = colors + page + controls + findings + print

    private static let colors = """
        :root {
          color-scheme: light dark;
          --back: #ffffff; --text: #1b1f24; --faint: #57606a; --line: #6e7781; --panel: #f0f3f6; --link: #0550ae;
          --error: #a40e26; --warning: #7a4b00; --note: #0550ae; --band: #b6d4fe; --mark: #0550ae;
          --found: #ffe08a; --old: #ffd7d5; --new: #b7f0c1;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --back: #0d1117; --text: #e6edf3; --faint: #a5adb7; --line: #848d97; --panel: #1a212b; --link: #79c0ff;
            --error: #ff9d95; --warning: #e3b341; --note: #79c0ff; --band: #1f4f8f; --mark: #cae8ff;
            --found: #6b4f00; --old: #6e1a1f; --new: #14532d;
          }
        }

        """

    private static let page = """
        body {
          background: var(--back); color: var(--text); font: 1rem/1.5 system-ui, sans-serif;
          margin: 0 auto; max-width: 64rem; padding: .5rem 1rem; overflow-wrap: break-word;
        }
        h1 { font-size: 1.5rem; line-height: 1.25; margin: .25rem 0; }
        h2 { font-size: 1.25rem; margin: 1rem 0 .5rem; }
        header p { margin: .25rem 0; }
        a { color: var(--link); }
        :focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
        .skip { position: absolute; left: -100vw; }
        .skip:focus { left: 1rem; background: var(--back); padding: .5rem; }
        /* A shadow at an edge shows that there is more to scroll to. */
        .scroll {
          overflow-x: auto;
          background:
            linear-gradient(to right, var(--back) 40%, transparent) left / 2rem 100% no-repeat local,
            linear-gradient(to left, var(--back) 40%, transparent) right / 2rem 100% no-repeat local,
            linear-gradient(to right, var(--line), transparent) left / .75rem 100% no-repeat scroll,
            linear-gradient(to left, var(--line), transparent) right / .75rem 100% no-repeat scroll;
        }
        table { border-collapse: collapse; margin: .5rem 0; }
        caption { font-weight: 600; text-align: start; }
        th, td { border-bottom: 1px solid var(--line); padding: .125rem .75rem; text-align: start; white-space: nowrap; }
        td, thead th:not(:first-child) { font-variant-numeric: tabular-nums; text-align: end; }
        .bar { display: block; }
        .band { fill: var(--band); } .mark { fill: var(--mark); } .axis { stroke: var(--line); }
        .facts, .place, dt, footer { color: var(--faint); }
        .none { color: var(--faint); }
        details { border-top: 1px solid var(--line); margin: 1rem 0; padding-top: .5rem; }
        summary { cursor: pointer; min-height: 1.5rem; }
        summary h2 { display: inline; }

        """

    private static let controls = """
        form { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; margin: .5rem 0 0; }
        [hidden] { display: none !important; }
        select, input, button {
          font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line); border-radius: .25rem;
          min-height: 1.75rem; box-sizing: border-box;
        }
        select, input[type=search] { max-width: 100%; width: 11rem; }
        input[type=checkbox] { width: 1.5rem; height: 1.5rem; min-height: 0; vertical-align: middle; margin: 0; }
        .box { min-height: 1.75rem; display: inline-flex; align-items: center; gap: .375rem; }
        #shown { margin: .25rem 0; color: var(--faint); }
        .overview a { display: inline-block; min-width: 1.5rem; min-height: 1.5rem; text-align: end; }
        @media (max-width: 40rem) {
          th, td { padding: .125rem .375rem; }
          form label:not(.box) { display: flex; gap: .5rem; align-items: center; width: 100%; justify-content: space-between; }
        }

        """

    private static let findings = """
        .findings { list-style: none; padding: 0; margin: 0; }
        .finding {
          background: var(--panel); border-inline-start: .375rem solid var(--line); margin: .75rem 0; padding: .5rem .75rem;
          overflow-wrap: anywhere;
        }
        .finding.error { border-color: var(--error); } .finding.warning { border-color: var(--warning); }
        .finding.note { border-color: var(--note); }
        .finding:target { outline: 3px solid var(--mark); }
        .finding h3 { font-size: 1rem; margin: 0; }
        .severity.error { color: var(--error); } .severity.warning { color: var(--warning); }
        .severity.note { color: var(--note); }
        .subject { font-weight: 400; }
        .place { margin: 0; }
        .place a { display: inline-block; min-height: 1.5rem; margin-inline-start: .5rem; }
        dl { margin: .25rem 0; }
        dt { font-size: .875rem; }
        dd { margin: 0 0 .25rem; }
        .strings, .cases { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 0 1rem; }
        mark { background: var(--found); color: inherit; }
        del { background: var(--old); } ins { background: var(--new); }
        .difference { font-family: ui-monospace, monospace; font-size: .875rem; }

        """

    /// The style for print. Findings are compact paragraphs in two columns, without explanations, which are the same
    /// for all findings of a rule.
    private static let print = """
        @media print {
          body { max-width: none; padding: 0; font-size: 7.5pt; line-height: 1.25; }
          h1 { font-size: 12pt; } h2 { font-size: 10pt; }
          form, .skip, #shown, .place a, .why, .difference, details:not([open]) { display: none; }
          .findings { columns: 2; column-gap: 1rem; }
          .finding { break-inside: avoid; background: none; margin: 0 0 .375rem; padding: 0 0 0 .375rem; }
          .finding h3 { font-size: 7.5pt; }
          .finding dl, .finding dl div { display: inline; }
          dt, dd { display: inline; font-size: inherit; margin: 0; } dt::after { content: ": "; } dd::after { content: " "; }
        }

        """
}
