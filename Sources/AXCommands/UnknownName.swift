import AXLocaleData

extension CommandFailure {
    /// A name that doesn't exist: offers the names that it begins, the nearest one, or all of them if there are few.
    /// - Parameter kind: What it would be the name of, such as “format”.
    static func unknown(_ kind: String, _ name: String, known: [String]) -> CommandFailure {
        let beginning = "unknown \(kind) “\(PathName.printable(name))”"
        return CommandFailure(.usage, beginning + offer(for: name, kind, known))
    }

    private static func offer(for name: String, _ kind: String, _ known: [String]) -> String {
        if kind == "rule", let current = FormerNames.rules[name] { return "; it is now called “\(current)”" }
        let part = name.lowercased()
        let longer = part.isEmpty ? [] : known.filter { $0.hasPrefix(part) }
        if longer.count > 1 { return "; did you mean one of these: \(longer.joined(separator: ", "))?" }
        let holding = part.count < 3 ? [] : known.filter { $0.contains(part) }
        let likely = longer.first ?? (holding.count == 1 ? holding.first : nil) ?? NearestName.of(name, in: known)
        if let likely { return "; did you mean “\(likely)”?" }
        return known.count > mostListed
            ? "; run axstrings \(kind)s to list all \(kind)s" : "; use one of: \(known.joined(separator: ", "))"
    }

    /// A longer list would hide the message.
    private static let mostListed = 20
}
