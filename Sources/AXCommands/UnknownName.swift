import AXLocaleData

extension CommandFailure {
    /// A name that does not exist: with the names that begin so, the nearest one, or all of them where they are few.
    /// - Parameter kind: What it would be the name of, such as “format”.
    static func unknown(_ kind: String, _ name: String, known: [String]) -> CommandFailure {
        let beginning = "unknown \(kind) “\(PathName.printable(name))”"
        return CommandFailure(.usage, beginning + offer(for: name, kind, known))
    }

    private static func offer(for name: String, _ kind: String, _ known: [String]) -> String {
        let longer = known.filter { !name.isEmpty && $0.hasPrefix(name.lowercased()) }
        if longer.count > 1 { return "; these begin so: \(longer.joined(separator: ", "))" }
        if let nearest = longer.first ?? NearestName.of(name, in: known) { return "; did you mean “\(nearest)”?" }
        return known.count > mostListed ? "" : "; use one of: \(known.joined(separator: ", "))"
    }

    /// A longer list would hide the message.
    private static let mostListed = 20
}
