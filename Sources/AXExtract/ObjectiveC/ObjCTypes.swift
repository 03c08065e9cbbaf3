/// Names of types in declarations.
enum ObjCTypes {
    /// Types whose values are, or hold, texts.
    static let strings: Set<String> = [
        "NSString", "NSMutableString", "NSAttributedString", "NSMutableAttributedString", "CFStringRef", "id",
    ]

    /// The type that a declaration names: the first word that is no qualifier.
    static func name(_ range: Range<Int>, in source: ObjCSource) -> String? {
        for index in range {
            guard let word = source.name(index), !qualifiers.contains(word) else { continue }
            return word
        }
        return nil
    }

    private static let qualifiers: Set<String> = [
        "const", "static", "extern", "__weak", "__strong", "__block", "__unsafe_unretained", "__kindof", "_Nullable",
        "_Nonnull", "nullable", "nonnull", "__nullable", "__nonnull", "IBOutlet", "volatile", "unsigned", "struct",
        "enum", "inline", "FOUNDATION_EXPORT", "UIKIT_EXTERN", "NS_INLINE", "__autoreleasing", "register",
    ]
}
