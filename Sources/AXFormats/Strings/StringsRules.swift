/// The rules in the order in which people would want to hear of them.
enum StringsRules {
    static let all: [any StringsRule.Type] = [
        EncodingTrouble.self, TableFails.self, TailLost.self, DuplicateKey.self, NearDuplicateKey.self,
        UnknownEscape.self, StringsPlaceholderUnread.self,
    ]
}
