/// A service that writes a project's translations, as the project's own files tell it.
///
/// What is changed in such files here is overwritten by the service's next synchronization.
struct TranslationPlatform: Hashable, Sendable {
    /// The name as people know it.
    let name: String
    /// The file that tells it.
    let path: String

    /// The one that a project's root names; nil where none does.
    init?(of root: String, in files: any FileSystem) {
        let found = Self.marks.lazy.map { (name: $0.name, path: PathName.join(root, $0.file)) }
            .first { mark in ((try? files.info(mark.path)) ?? nil) != nil }
        guard let found else { return nil }
        (name, path) = (found.name, found.path)
    }

    /// The files by which the services' own tools know a project.
    private static let marks: [(file: String, name: String)] = [
        ("crowdin.yml", "Crowdin"), ("crowdin.yaml", "Crowdin"), (".crowdin.yml", "Crowdin"),
        (".tx/config", "Transifex"), ("transifex.yml", "Transifex"),
        ("lokalise.yml", "Lokalise"), ("lokalise.toml", "Lokalise"), (".lokalise.yml", "Lokalise"),
        (".phrase.yml", "Phrase"), (".phraseapp.yml", "Phrase"), ("phrase.yml", "Phrase"),
        (".weblate", "Weblate"), ("weblate.ini", "Weblate"), (".weblate.ini", "Weblate"),
        ("localazy.json", "Localazy"), ("smartling-config.json", "Smartling"), ("lingohub.yml", "Lingohub"),
        ("onesky.yml", "OneSky"), ("poeditor-config.yml", "POEditor"), (".tolgeerc", "Tolgee"),
        (".tolgeerc.json", "Tolgee"), ("l10n.toml", "Pontoon"),
    ]
}
