import AXLocale
import AXModel
import Testing

@Suite struct VariationPathTests {
    private static let one = VariationPath([.plural(.one)])
    private static let mac = VariationPath([.device("mac")])
    private static let variable = VariationPath([.substitution("n"), .plural(.one)])

    @Test(arguments: [
        (one, VariationPath([.plural(.other)]), true), (one, .plain, true), (one, variable, true),
        (variable, .plain, true),
        (.plain, variable, true), (mac, mac + .plural(.one), false), (mac + .plural(.one), mac, true),
        (one, mac, false), (.plain, one, false), (mac + .plural(.one), VariationPath([.device("other")]), true),
        (VariationPath([.substitution("n"), .device("mac")]), variable, false),
        (VariationPath([.substitution("m"), .device("mac")]), variable, true), (one, one, true),
    ])
    func waysAreReadBesideEachOtherWhereTheyTurnOnOneAxis(
        _ path: VariationPath, _ other: VariationPath, _ isCompatible: Bool
    ) {
        #expect(path.isCompatible(with: other) == isCompatible)
    }
}
