import ArgumentParser

/// What `--color` asks for.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
    case auto, always, never
}

extension ColorChoice {
    /// Whether color is used: the option first, then the variables, then the terminal.
    /// - Parameters:
    ///   - variables: `NO_COLOR` (https://no-color.org), `FORCE_COLOR` (https://force-color.org), `CLICOLOR` and
    ///     `CLICOLOR_FORCE` (https://bixense.com/clicolors).
    ///   - isTerminal: Whether the output is a terminal that can show color.
    func usesColor(variables: [String: String], isTerminal: Bool) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        func isSet(_ name: String) -> Bool { !(variables[name] ?? "").isEmpty }
        func isOn(_ name: String) -> Bool { isSet(name) && !["0", "false"].contains(variables[name]) }
        if isSet("NO_COLOR") { return false }
        if isOn("CLICOLOR_FORCE") || isOn("FORCE_COLOR") { return true }
        return isTerminal && variables["CLICOLOR"] != "0" && variables["FORCE_COLOR"] != "0"
    }
}
