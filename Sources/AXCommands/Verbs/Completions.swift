import AXFormats
import AXLocale
import AXLocaleData
import AXModel
import AXPseudo
import AXSource
import ArgumentParser

/// The values that a shell offers for options and arguments when the user presses Tab.
///
/// Lists that take time to create are `.custom`. The shell runs the tool to get such a list, so that it isn't created
/// in any other run.
extension CompletionKind {
    /// Files and folders, for arguments that can be either.
    static var paths: CompletionKind { .file() }

    /// The locales that have locale data.
    static var locales: CompletionKind { .custom { _, _, _ in LocaleStyles.embedded.tags.sorted() } }

    static var pseudoLocales: CompletionKind { .list(["en-XA", "en-XB", "ar-XB", "he-XA", "ru-XA", "ja-XA"]) }

    static var rules: CompletionKind { .custom { _, _, _ in RuleCatalogue.ids } }

    /// The values of `--allow`.
    static var allowances: CompletionKind { .custom { _, _, _ in ApplySafety.names.sorted() } }

    /// The branches and tags of the repository.
    static var revisions: CompletionKind {
        .custom { _, _, _ in
            let files = LocalFileSystem()
            let git = Git(folder: files.currentFolder, files: files) { $0.run() }
            return ["HEAD"] + (git?.references() ?? [])
        }
    }

    /// The names of the strings files in the project of the current folder.
    static var tables: CompletionKind {
        .custom { _, _, _ in
            let project = try? ProjectFinder(files: LocalFileSystem()).project()
            return Set(project?.tables.map(\.name) ?? []).sorted()
        }
    }

    /// The screens in the project of the current folder that have accessibility strings.
    static var screens: CompletionKind {
        .custom { _, _, _ in
            let finder = ProjectFinder(files: LocalFileSystem())
            let spoken = try? ProjectTranscripts([], locales: [], nil, finder, in: .live)
            return spoken?.transcripts.first?.screens.map(\.name) ?? []
        }
    }

    /// The keys in the strings file that precedes the cursor on the command line.
    static var keys: CompletionKind {
        .custom { words, index, _ in
            // Options can be between the file and the key.
            let files = words.prefix(index).filter { KnownFiles.isStringsFile($0) }
            guard let path = files.last, let table = try? ParsedStringsFile(withoutFindings: path, in: .live) else {
                return []
            }
            let keys = table.parsed.value.contents.entries.map(\.key.text).uniqued()
            return keys.filter { !$0.contains { $0.isNewline } }.map(\.quotedForCompletion)
        }
    }

    /// All modes of `pseudo`, and common combinations.
    static var pseudoModes: CompletionKind {
        .list(["accent,length,bounded", "script,rtl"] + PseudoModes.all.map(\.id))
    }
}

extension String {
    /// A candidate in the syntax of the shell's completion script. bash removes quotation marks once, and zsh splits
    /// candidates at colons. Both quote the text that they insert in the command line.
    fileprivate var quotedForCompletion: String {
        switch CompletionShell.requesting {
        case .bash: "'" + replacing("'", with: #"'\''"#) + "'"
        case .zsh: replacing(":", with: #"\:"#)
        default: self
        }
    }
}
