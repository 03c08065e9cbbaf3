/// Reads accessibility traits, under Swift's names: `button` of `UIAccessibilityTraitButton`.
enum ObjCTraits {
    /// The traits that an expression names, `self.accessibilityTraits | UIAccessibilityTraitSelected`.
    static func names(_ range: Range<Int>, in source: ObjCSource) -> [String] {
        range.compactMap { index in
            guard let name = source.name(index), name.hasPrefix(prefix), name.count > prefix.count,
                !source.isToken(index - 1, "~")
            else { return nil }
            let trait = name.dropFirst(prefix.count)
            return trait.prefix(1).lowercased() + trait.dropFirst()
        }
    }

    private static let prefix = "UIAccessibilityTrait"
}
