public import AXSource

extension Extractors {
    /// The pages of all rules about source code, each once.
    public static var pages: [RulePage] {
        var seen: Set<String> = []
        return (all.flatMap(\.pages) + EntryRules.pages + [KeyUnused.page, BundleWrong.page])
            .filter { seen.insert($0.id).inserted }
    }
}
