import AXLocale
package import AXLocaleData
package import AXModel
package import AXSource

/// All tables of a project with their translations, for rules that compare strings of different tables.
package struct ProjectTables: Sendable {
    package struct Table: Sendable {
        let source: Catalog
        let translations: [Catalog]

        /// - Parameters:
        ///   - source: the table in the development language, with the roles of its units.
        ///   - translations: one catalog per locale.
        package init(source: Catalog, translations: [Catalog]) {
            self.source = source
            self.translations = translations
        }
    }

    let tables: [Table]
    private let languages: PreparedLanguages

    package init(_ tables: [Table], styles: LocaleStyles) {
        self.tables = tables
        languages = PreparedLanguages.of(styles)
    }

    /// The locales of the translations whose language differs from that of their source, sorted. Pseudo-locales and
    /// private-use languages are omitted.
    var locales: [String] {
        let locales = tables.flatMap { table in
            table.translations.lazy.map(\.locale).filter { $0.language != table.source.locale.language }
        }
        return Set(locales).filter {
            !PseudoLocaleName.isPseudo($0) && !LanguageTag.isPrivateUse($0.language)
        }.sorted()
    }

    func language(_ locale: String) -> PreparedLanguage { languages.source(locale) }
}

extension String {
    /// The first subtag of a locale's name, in lowercase.
    fileprivate var language: String { prefix { $0 != "-" && $0 != "_" }.lowercased() }
}

/// The rules that compare strings of all tables of a project.
package enum ProjectRules {
    package static let all: [any FileRule<ProjectTables>.Type] = [TermInconsistent.self]

    package static var pages: [RulePage] { all.map { $0.page } }

    package static func diagnostics(for tables: ProjectTables) -> [Diagnostic] {
        all.flatMap { $0.check(tables) }
    }
}
