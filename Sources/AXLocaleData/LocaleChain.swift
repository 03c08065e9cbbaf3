/// The locales whose data a locale takes, itself first: `pt-BR`, `pt`.
enum LocaleChain {
    static func of(_ tag: String) -> [String] {
        var chain = [String(tag.map { $0 == "_" ? "-" : $0 }.prefix(64))]
        while let last = chain.last, let hyphen = last.lastIndex(of: "-") {
            chain.append(String(last[..<hyphen]))
        }
        return chain
    }
}
