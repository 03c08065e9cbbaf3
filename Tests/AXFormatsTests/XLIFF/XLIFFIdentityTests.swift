import AXModel
import AXSource
import Testing

@testable import AXFormats

@Suite struct XLIFFIdentityTests {
    /// The original file, the id, the key, and the steps of the path.
    static let cases: [(String, String, StringKey, [String])] = [
        ("a.strings", "play", "play", []),
        ("a.strings", "n|==|plural.one", "n|==|plural.one", []),
        ("a.xcstrings", "", "", []),
        ("a.xcstrings", "n|==|plural.one", "n", ["plural", "one"]),
        ("a.xcstrings", "n|==|device.mac", "n", ["device", "mac"]),
        ("a.xcstrings", "n|==|device.iphone.plural.few", "n", ["device", "iphone", "plural", "few"]),
        ("a.xcstrings", "n|==|substitutions.C.plural.other", "n", ["substitutions", "C", "plural", "other"]),
        ("a.xcstrings", "n|==|substitutions.@C.D@.plural.other", "n", ["substitutions", "C.D", "plural", "other"]),
        ("a.xcstrings", "varied|==|key|==|plural.one", "varied|==|key", ["plural", "one"]),
        ("a.xcstrings", "plain|==|word", "plain|==|word", []),
        ("a.xcstrings", "plain|==|plural.ones", "plain|==|plural.ones", []),
        ("a.xcstrings", "plain|==|device.toaster", "plain|==|device.toaster", []),
        ("Main.storyboard", "aB1-cd-2Ef.text", "aB1-cd-2Ef.text", []),
        ("a.stringsdict", "/n:dict/NSStringLocalizedFormatKey:dict/:string", "n", []),
        ("a.stringsdict", "/n:dict/v:dict/one:dict/:string", "n", ["substitutions", "v", "plural", "one"]),
        (
            "a.stringsdict", "/%d/%d left:dict/v:dict/few:dict/:string", "%d/%d left",
            ["substitutions", "v", "plural", "few"]
        ),
        ("a.stringsdict", "/n:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "n", ["width", "20"]),
        ("a.stringsdict", "/n:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "n", ["device", "mac"]),
    ]

    @Test(arguments: cases)
    func idsNameAKeyAndAFormAndBack(_ original: String, _ id: String, _ key: StringKey, _ names: [String]) {
        let scheme = XLIFFScheme(original: original)
        let identity = scheme.identity(of: StringKey(id))
        #expect(identity.key == key)
        #expect(identity.path.names == names)
        #expect(scheme.id(of: identity) == StringKey(id))
    }

    @Test(arguments: [
        "n", "/n", "/n:dict/:string", "/:dict/one:dict/:string", "/n:dict/v:dict/most:dict/:string", ":string",
    ])
    func whatIsNoWayThroughAStringsdictIsAKey(_ id: String) {
        #expect(XLIFFScheme.propertyList.identity(of: StringKey(id)).key == StringKey(id))
    }
}
