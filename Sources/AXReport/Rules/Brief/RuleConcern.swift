/// What a group of rules is about, as their ids begin.
struct RuleConcern {
    let title: String
    private let prefixes: [String]

    /// In the order in which a translator needs them; the last takes what no other does.
    static let all: [RuleConcern] = [
        RuleConcern(title: "labels", prefixes: ["label-"]),
        RuleConcern(title: "hints", prefixes: ["hint-"]),
        RuleConcern(title: "speech", prefixes: ["spoken-"]),
        RuleConcern(title: "plurals", prefixes: ["plural-"]),
        RuleConcern(title: "placeholders", prefixes: ["format-", "placeholder-", "variable-"]),
        RuleConcern(title: "delivery", prefixes: []),
    ]

    func holds(_ id: String) -> Bool {
        if !prefixes.isEmpty { return prefixes.contains(where: id.hasPrefix) }
        return !Self.all.contains { $0.prefixes.contains(where: id.hasPrefix) }
    }
}
