/// The rules in the order in which people would want to hear of them.
enum StringCatalogRules {
    static let all: [any StringCatalogRule.Type] = [
        CatalogFails.self, DuplicateMember.self, VariationNesting.self,
        CatalogVariableUndefined.self, CatalogVariableUnused.self, CatalogValueType.self, CatalogLanguageTag.self,
        SymbolCollision.self,
    ]
}
