import AXLocaleData

extension CommandFailure {
    /// A name that does not exist: with the names that begin so, the nearest one, or all of them where they are few.
    /// - Parameter kind: What it would be the name of, such as “format”.
    static func unknown(_ kind: String, _ name: String, known: [String]) -> CommandFailure {
        let beginning = "unknown \(kind) “\(PathName.printable(name))”"
        return CommandFailure(.usage, beginning + offer(for: name, kind, known))
    }

    private static func offer(for name: String, _ kind: String, _ known: [String]) -> String {
        let part = name.lowercased()
        let longer = part.isEmpty ? [] : known.filter { $0.hasPrefix(part) }
        if longer.count > 1 { return "; these begin so: \(longer.joined(separator: ", "))" }
        let holding = part.count < 3 ? [] : known.filter { $0.contains(part) }
        let likely = longer.first ?? (holding.count == 1 ? holding.first : nil) ?? NearestName.of(name, in: known)
        if let likely { return "; did you mean “\(likely)”?" }
        return known.count > mostListed
            ? "; axstrings \(kind)s lists them" : "; use one of: \(known.joined(separator: ", "))"
    }

    /// A longer list would hide the message.
    private static let mostListed = 20
}
