/// The rules in the order in which people would want to hear of them.
enum StringsRules {
    static let all: [any StringsRule.Type] = [
        EncodingTrouble.self, FileUnparsable.self, EntriesDropped.self, DuplicateKey.self, NearDuplicateKey.self,
        UnknownEscape.self, StringsPlaceholderUnsupported.self,
    ]
}
