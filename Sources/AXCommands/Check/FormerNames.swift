/// Names from before version 0.1, each with today's. Where an old one is written, it is reported with the new one.
enum FormerNames {
    static let rules = [
        "edge-space": "surrounding-whitespace",
        "extra-unit": "extra-key",
        "format-hole": "format-argument-gap",
        "format-phantom": "format-unescaped-percent",
        "hint-commands": "hint-imperative",
        "missing-unit": "missing-translation",
        "placeholder-unread": "placeholder-unsupported",
        "stale-unit": "outdated-translation",
        "table-fails": "file-unparsable",
        "tail-lost": "entries-dropped",
        "waiver-unused": "suppression-unused",
    ]

    /// Keys of the configuration.
    static let keys = ["waivers": "suppressions"]
}
