import AXFormats
import AXLocale
import AXLocaleData
import AXPseudo
import AXSource
import ArgumentParser

/// What a shell offers for the values of options, when someone presses Tab.
///
/// Lists that take time to make are asked for from the tool at that moment, so that no run waits for them.
extension CompletionKind {
    /// Files and folders: every place that takes a strings file also takes a folder of them.
    static var paths: CompletionKind { .file() }

    /// The locales that there is data about.
    static var locales: CompletionKind { .custom { _, _, _ in LocaleStyles.embedded.tags.sorted() } }

    static var pseudoLocales: CompletionKind { .list(["en-XA", "en-XB", "ar-XB", "he-XA", "ru-XA", "ja-XA"]) }

    static var rules: CompletionKind { .custom { _, _, _ in RuleCatalogue.ids } }

    /// What `--allow` takes.
    static var allowances: CompletionKind { .custom { _, _, _ in ApplySafety.names.sorted() } }

    /// Branches and tags of the repository.
    static var revisions: CompletionKind {
        .custom { _, _, _ in
            let files = LocalFileSystem()
            let git = Git(folder: files.currentFolder, files: files) { $0.run() }
            return ["HEAD"] + (git?.references() ?? [])
        }
    }

    /// The names of the strings files of the project in the current folder.
    static var tables: CompletionKind {
        .custom { _, _, _ in
            let project = try? ProjectFinder(files: LocalFileSystem()).project()
            return Set(project?.tables.map(\.name) ?? []).sorted()
        }
    }

    /// The keys of the file that is the word before.
    static var keys: CompletionKind {
        .custom { words, index, _ in
            // The words after the command's own name; options may stand anywhere.
            let files = words.prefix(index).filter { KnownFiles.holdsTexts($0) }
            guard let path = files.last, let table = try? ReadTable(unjudged: path, in: .live) else { return [] }
            let keys = table.parsed.value.contents.entries.map(\.key.text).uniqued()
            return keys.filter { !$0.contains { $0.isNewline } }.map(\.quotedForCompletion)
        }
    }

    /// Every mode that `pseudo` has, and those that are usual together.
    static var pseudoModes: CompletionKind {
        .list(["accent,length,bounded", "script,rtl"] + PseudoModes.all.map(\.id))
    }
}

extension String {
    /// A candidate as the shell's script reads it: bash takes quotation marks off once, and zsh splits at a colon. Both quote
    /// what they then write into the command line.
    fileprivate var quotedForCompletion: String {
        switch CompletionShell.requesting {
        case .bash: "'" + replacing("'", with: #"'\''"#) + "'"
        case .zsh: replacing(":", with: #"\:"#)
        default: self
        }
    }
}
