import AXSource

/// Names from before version 0.1, each with today's. Where an old one is written, it is reported with the new one.
enum FormerNames {
    /// Ids of rules.
    static let rules: [String: String] = RuleCatalogue.pages.reduce(into: [:]) { rules, page in
        for id in page.formerIDs { rules[id] = page.id }
    }

    /// Keys of the configuration.
    static let keys = ["waivers": "suppressions"]
}
