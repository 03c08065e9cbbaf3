/// A service that writes a project's translations, as the project's own files tell it.
///
/// What is changed in such files here is overwritten by the service's next synchronization.
struct TranslationPlatform: Hashable, Sendable {
    /// The name as people know it.
    let name: String
    /// The file that tells it.
    let path: String

    /// The one that a project's root names, or the nearest folder above it in the repository; nil where none does.
    init?(of root: String, in files: any FileSystem) {
        let found = Self.folders(from: root, in: files).lazy.flatMap { folder in
            Self.marks.map { (name: $0.name, path: PathName.join(folder, $0.file)) }
        }
        .first { mark in ((try? files.info(mark.path)) ?? nil) != nil }
        guard let found else { return nil }
        (name, path) = (found.name, found.path)
    }

    /// The folders from a project's root up to that of the repository, as one would type them.
    private static func folders(from root: String, in files: any FileSystem) -> [String] {
        guard let last = RepositoryRoot(above: root, in: files)?.folder,
            var folder = try? files.canonicalPath(root), folder != last
        else { return [root] }
        var folders = [root]
        repeat {
            folder = PathName.parent(of: folder)
            folders.append(PathName.typed(folder, in: files.currentFolder))
        } while folder != last && folder != "/"
        return folders
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
