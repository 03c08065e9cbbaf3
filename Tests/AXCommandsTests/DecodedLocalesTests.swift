import AXLocaleData
import AXRules
import Testing

@testable import AXCommands

/// Decoding one file of locale data takes longer than reading a small table, so a run decodes only the files that it
/// needs.
@Suite struct DecodedLocalesTests {
    private func decoded(_ files: [String: String]) throws -> [String] {
        let environment = CommandEnvironment(
            files: MemoryFileSystem(files), print: { _ in }, printError: { _ in }, readInput: { [] }, variables: [:],
            isTerminal: false)
        let subject = try CheckSubject.read(CheckOptions(), in: environment)
        let styles = LocaleStyles(files: [:], over: .embedded)
        let settings = CheckSettings(
            styles: styles, profile: .consistent, isComplete: false, scope: .all,
            roles: RoleInference(), links: ElementLinks(), glossary: .none)
        _ = subject.tables.withRoles(settings.roles).findings(with: settings)
        return styles.decodedTags
    }

    @Test func aCheckOfOneLocaleDecodesItsChainAndTheSources() throws {
        let files = [
            "en.lproj/Localizable.strings": "\"play.label\" = \"Play\";\n",
            "pt-BR.lproj/Localizable.strings": "\"play.label\" = \"Tocar\";\n",
        ]
        #expect(try decoded(files) == ["en", "pt", "pt-BR", "root"])
    }

    @Test func aTextInAnotherLanguageDecodesNoOtherFile() throws {
        let files = [
            "en.lproj/Localizable.strings": "\"open.hint\" = \"Opens the list of songs in a new window.\";\n",
            "de.lproj/Localizable.strings": "\"open.hint\" = \"Ouvre la liste des chansons dans une fenêtre.\";\n",
        ]
        #expect(try decoded(files) == ["de", "en", "root"])
    }
}
