import AXSource
import Testing

@testable import AXExtract

@Suite struct UnusedTypesTests {
    /// Sources of an app that use the type `Help`.
    static let uses = [
        "struct Home: View { var body: some View { Help() } }",
        "struct Home: View { let help: [Help] }",
        "struct Home<Content: Help> {}",
        "struct Home: View { var body: some View { Text(\"\\(Help.title)\") } }",
        "struct Home: View { var body: some View { Text(#\"\\#(Help.title)\"#) } }",
        "struct Home: View { let name = \"App.Help\" }",
        "struct Home: View { var body: some View { iPad() } }\nstruct iPad: View { var body: some View { Help() } }",
        "struct Home: View { struct Previews: PreviewProvider {}\n let help = Help() }",
        "struct Home {}\nextension Home { func help() { Help() } }",
        "struct Home {}\nextension UIView { func help() { Help() } }",
        "struct Home {}\nfunc row(actor: Person) -> some View { Help() }",
        "struct Home {}\nimport class Lottie.AnimationView\nlet help = Help()",
        "struct Home {}\n#Preview(\"x\", body: make)\nlet help = Help()",
        "struct Home {\n#if A\n    func a() {\n#else\n    func b() {\n#endif\n    }\n}\nfunc c() { Help() }",
        "struct Home { let open = /\\{/ }\nextension Old { func help() { Help() } }\nlet close = /\\}/",
        "struct Home {}\n@objc(Open) class Open: NSObject { let help = Help() }",
        "struct Home {}\nclass Share: SLComposeServiceViewController { let help = Help() }",
        "struct Home { var body: some View { Text(\"\").help() } }\nextension View { func help() { Help() } }",
        "struct Home {}\nextension View { var help: some View { Help() } }",
        "struct Home { func a() {\nif #available(iOS 15, *), isNew { a() } else { Help() } } }",
        "struct Home { func a() {\nif #available(iOS 15, *) { a() }\nif isOld { a() } else { Help() } } }",
        "struct Home { func a() {\n#if !DEBUG\na()\n#elseif BETA\nHelp()\n#endif\n} }",
        "struct Home {\n    private var help: Help? = .shared\n}",
        "struct Home {\n    private var help: Help?\n    func a() { help = .shared }\n}",
        "struct Home {\n    @Injected private var help: Help?\n}",
        "struct Home {}\n@AppIntent(schema: .photos) struct Open { let help = Help() }",
    ]

    static let others = [
        "struct Home {}",
        "struct Home { /* Help() */ } // Help()",
        "struct Home {}\n#Preview { Help() }",
        "struct Home {}\nstruct Home_Previews: PreviewProvider { static var previews: some View { Help() } }",
        "struct Home {}\nstruct Old { let help = Help() }",
        "struct Home {}\nextension Old { static let help = Help() }\nstruct Old {}",
        "struct Home { func a() {\n#if targetEnvironment(macCatalyst)\nHelp()\n#endif\n} }",
        "struct Home { func a() {\n#if os(iOS)\na()\n#else\nHelp()\n#endif\n} }",
        "struct Home { func a() {\nif #available(iOS 15, *) { a() { } } else if isOld { Help() } else { Help() } } }",
        "struct Home { func a() {\nguard #available(iOS 15, *) else { return Help() }\n} }",
        "struct Home { func a() {\nif #unavailable(iOS 15) { Help() } else { a() } } }",
        "struct Home {}\nextension View { func help() { Help() } }",
        "struct Home {}\nimport UIKit\nextension Help { static let sample = Help() }",
    ]

    private static let app = "import SwiftUI\n@main\nstruct Player: App { var body: some Scene { Home() } }\n"

    private func unused(_ texts: [String: String], isLibrary: Bool = false) -> [String]? {
        let files = texts.map { SourceFile(path: $0.key, text: $0.value) }
        return UnusedTypes.names(in: files, ignoring: { _ in [] }, countsPreviews: false, isLibrary: isLibrary)?
            .sorted()
    }

    @Test(arguments: uses) func aTypeIsUsed(text: String) {
        let unused = unused(["App.swift": Self.app, "Home.swift": text, "Help.swift": "struct Help {}"])
        #expect(unused?.contains("Help") == false)
    }

    @Test(arguments: others) func aTypeIsUnused(text: String) {
        let unused = unused(["App.swift": Self.app, "Home.swift": text, "Help.swift": "struct Help {}"])
        #expect(unused?.contains("Help") == true)
    }

    @Test func otherLanguagesUseTypes() {
        let home = "struct Home {}\nclass Help: UIView {}\nclass Old: UIView {}"
        #expect(unused(["App.swift": Self.app, "A.swift": home, "B.m": "[Help new]"]) == ["Old"])
        #expect(unused(["App.swift": Self.app, "A.swift": home, "B.storyboard": "customClass=\"Help\""]) == ["Old"])
    }

    @Test func documentsThatNoCodeLoadsUseNothing() {
        let old = "class Help: UIView { static let nib = \"Help\" }"
        func unused(_ home: String, _ name: String = "Help") -> [String]? {
            self.unused([
                "App.swift": Self.app, "A.swift": old, "Home.swift": home, "\(name).xib": "customClass=\"Help\"",
            ])
        }
        #expect(unused("struct Home {}") == ["Help"])
        #expect(unused("struct Home { let nib = UINib(nibName: \"Help\") }") == [])
        #expect(unused("class Home { let page = PageViewController() }", "PageView") == [])
        #expect(unused("class Home { let view = R.nib.help() }") == [])
        #expect(unused("struct Home {}", "row") == [])
        let view = ["A.swift": "struct Help: View {}", "Help.xib": "customClass=\"Page\""]
        let home = ["App.swift": Self.app, "Home.swift": "struct Home { let page = Page(nibName: \"Help\") }"]
        #expect(self.unused(view.merging(home) { $1 }) == ["Help"])
    }

    @Test func propertiesWithoutValuesUseNoClass() {
        let home = "struct Home {\n    private weak var help: Help?\n    func a() { help?.open() }\n}"
        #expect(unused(["App.swift": Self.app, "A.swift": home, "B.swift": "class Help: NSObject {}"]) == ["Help"])
        #expect(unused(["App.swift": Self.app, "A.swift": home, "B.swift": "class Help: Codable {}"]) == [])
        #expect(unused(["App.swift": Self.app, "A.swift": home, "B.swift": "protocol Help {}"]) == [])
    }

    @Test func whatALibraryOffersIsUsed() {
        let types = "public struct Help { let row = Row() }\nstruct Row {}\nstruct Old {}"
        #expect(unused(["App.swift": Self.app + "struct Home {}", "A.swift": types], isLibrary: true) == ["Old"])
        #expect(unused(["App.swift": Self.app + "struct Home {}", "A.swift": types]) == ["Help", "Old", "Row"])
    }

    @Test func withoutAnAppNothingIsUnused() {
        #expect(unused(["A.swift": "public struct Help: AppIntent {}\nstruct Row {}"]) == nil)
    }

    @Test func manyIgnoredPartsAreOneScan() {
        let part = "#if DEBUG\n#endif\n"
        let text = String(repeating: part, count: 20_000) + String(repeating: "Help ", count: 100_000)
        let ignored = (0..<20_000).map { $0 * part.utf8.count..<($0 + 1) * part.utf8.count }
        #expect(TypeMentions(Array(text.utf8), ignoring: OffsetRanges(ignored)).names == ["Help"])
    }
}
