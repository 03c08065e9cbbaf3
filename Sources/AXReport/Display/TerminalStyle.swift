import AXSource

/// Terminal colors (ECMA-48, SGR), when they are wanted.
struct TerminalStyle {
    let isOn: Bool

    func strong(_ text: String) -> String { styled(text, "1") }
    func faint(_ text: String) -> String { styled(text, "2") }
    func mark(_ text: String) -> String { styled(text, "1;32") }

    func severity(_ severity: Severity, _ text: String) -> String {
        switch severity {
        case .error: styled(text, "1;31")
        case .warning: styled(text, "1;33")
        case .note: styled(text, "1;36")
        }
    }

    private func styled(_ text: String, _ code: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
