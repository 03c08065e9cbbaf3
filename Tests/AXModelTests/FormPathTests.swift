import AXLocale
import AXModel
import Testing

@Suite struct FormPathTests {
    private static let one = FormPath([.plural(.one)])
    private static let mac = FormPath([.device("mac")])
    private static let variable = FormPath([.substitution("n"), .plural(.one)])

    @Test(arguments: [
        (one, FormPath([.plural(.other)]), true), (one, .plain, true), (one, variable, true), (variable, .plain, true),
        (.plain, variable, true), (mac, mac + .plural(.one), false), (mac + .plural(.one), mac, true),
        (one, mac, false), (.plain, one, false), (mac + .plural(.one), FormPath([.device("other")]), true),
        (FormPath([.substitution("n"), .device("mac")]), variable, false),
        (FormPath([.substitution("m"), .device("mac")]), variable, true), (one, one, true),
    ])
    func waysAreReadBesideEachOtherWhereTheyTurnOnOneAxis(_ path: FormPath, _ other: FormPath, _ isCompatible: Bool) {
        #expect(path.isCompatible(with: other) == isCompatible)
    }
}
