import AXLocaleData
import AXModel
import AXReport
import AXSource
import ArgumentParser

/// `axstrings preview`: shows what VoiceOver says for each element.
struct PreviewVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Show what VoiceOver says for each element, screen by screen and language by language.",
        discussion: CommandHelp.text(
            examples: [
                "axstrings preview",
                "axstrings preview --screen PlayerView --locale de",
                "axstrings preview --update",
                "axstrings preview --check",
                "axstrings preview --locale all --format html -o preview.html",
            ],
            """
            The transcript is made from the source code and the strings files alone. It contains every element that the code gives \
            an accessibility string, in the order of the code. Text in braces is known only when the app runs, is in \
            another language, or is a key that no table has. A word in brackets is one of VoiceOver's own that no one has recorded \
            in this language.
            """,
            """
            With --update, the transcripts are written to a folder, one file per language, to be kept with the project and \
            reviewed like code. With --check, nothing is written, and the differences are printed.
            """, clean: "Success.", findings: "With --check: a transcript is missing, stale or different."))

    @Argument(help: "Files and folders (default: the project in the current folder).", completion: .paths)
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "The language to speak, or “all”; can be repeated (default: the development language).", valueName: "tag"),
        completion: .locales)
    var locale: [String] = []

    @Flag(help: "Include elements that only show text or have traits.")
    var all = false

    @Option(help: "Only this screen: the name of a type, with or without its module.", completion: .screens)
    var screen: String?

    @Option(
        help: ArgumentHelp("\(CommandHelp.list(PreviewFormats.all.map(\.name))).", valueName: "format"),
        completion: .list(PreviewFormats.all.map(\.name)))
    var format = "text"

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The output file; with --update and --check, the folder of the transcripts (default: \(TranscriptFiles.defaultFolder)).",
            valueName: "path"),
        completion: .paths)
    var output: String?

    @Option(
        help: ArgumentHelp("Show only what has changed since this Git revision.", valueName: "revision"),
        completion: .revisions)
    var since: String?

    @Flag(help: "Write the transcripts that the project keeps.")
    var update = false

    @Flag(help: "Write nothing; exit with code 1 if a transcript of the project is missing, stale or different.")
    var check = false

    @OptionGroup var configured: ConfigurationOption

    @OptionGroup var common: CommonOptions

    mutating func validate() throws {
        paths = paths.withoutCurrentFolder
        if update, check { throw ValidationError("--update can't be combined with --check.") }
        if update || check, screen != nil || format != "text" || !paths.isEmpty || since != nil {
            throw ValidationError("--update and --check can't be combined with paths, --screen, --since or --format.")
        }
    }

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        guard let format = PreviewFormats.named(format) else {
            throw .unknown("format", self.format, known: PreviewFormats.all.map(\.name))
        }
        let finder = configured.finder(in: environment)
        if update || check, let folder = try finder.outerFolder() {
            throw CommandFailure(
                .usage,
                "the project's transcripts are about the whole project; run the command in "
                    + PathName.printable(folder))
        }
        if update { try environment.recover(around: paths) }
        let locales = locale.flatMap { $0.split(separator: ",").map { String($0) } }
        let kept: ((Configuration) -> String)? = update || check ? { folder(of: $0) } : nil
        let now = try ProjectTranscripts(
            paths, locales: locales, all ? .all : nil, finder, kept: kept, in: environment)
        now.failures.forEach { environment.fail($0) }
        // Strings from unreadable files would be missing from the transcripts.
        if update, !now.failures.isEmpty { return .unreadable }
        let verdict = try show(now, format, locales, in: environment)
        return now.failures.isEmpty ? verdict : .unreadable
    }

    private func show(
        _ now: ProjectTranscripts, _ format: any PreviewFormat, _ locales: [String], in environment: CommandEnvironment
    ) throws(CommandFailure) -> Verdict {
        if update || check { return try keep(now.transcripts, now.project.configuration, in: environment) }
        var transcripts = now.transcripts.map { $0.only(screen) }
        if let screen, transcripts.allSatisfy(\.screens.isEmpty) {
            let name = PathName.printable(screen)
            throw CommandFailure(
                .usage,
                now.unusedTypes.contains(screen.lastName)
                    ? "no code uses “\(name)”, so it is left out" : "no screen “\(name)” with elements to speak")
        }
        var earlier: [Transcript] = []
        if let since {
            let old = try ProjectTranscripts.earlier(
                paths, locales: now.transcripts.map(\.locale), all ? .all : nil, since: since, configured,
                in: environment)
            let before = old?.transcripts.map { $0.only(screen) } ?? transcripts
            if format.name == TextPreviewFormat.name {
                return printChanges(from: before, to: transcripts, in: environment)
            }
            earlier = zip(before, transcripts).map { $0.changed(since: $1) }
            transcripts = zip(before, transcripts).map { $1.changed(since: $0) }
        }
        let report = PreviewReport(
            transcripts, since: earlier, unusedTypes: now.unusedTypes,
            files: Dictionary(now.files.map { ($0.path, $0) }) { $1 }, project: now.project.root, tool: .current)
        try ReportTarget("\(format.name)=\(output ?? "-")").deliver(format.render(report), in: environment)
        if !common.quiet {
            environment.printError(Self.summary(of: transcripts))
            if let remark = now.remarkOnSamples { environment.printError(remark) }
            if let left = Self.sentence(leavingOut: now.unusedTypes) { environment.printError(left) }
        }
        return .clean
    }

    /// Prints the differences between transcripts, and the reasons to review them.
    private func printChanges(
        from old: [Transcript], to new: [Transcript], in environment: CommandEnvironment
    ) -> Verdict {
        for (old, new) in zip(old, new) where old.text != new.text {
            let path = new.locale + ".txt"
            let change = TranscriptFiles.Difference(
                path: path, old: SourceFile(path: path, text: old.text), new: SourceFile(path: path, text: new.text))
            environment.printDiff(of: FileChange(old: change.old, new: change.new ?? SourceFile(path: path, text: "")))
            change.meanings.forEach { environment.print($0 + "\n") }
        }
        return .clean
    }

    /// The folder that contains the project's transcripts.
    private func folder(of configuration: Configuration) -> String {
        output ?? configuration.previewFolder ?? TranscriptFiles.defaultFolder
    }

    /// Compares or writes the project's transcripts.
    private func keep(
        _ transcripts: [Transcript], _ configuration: Configuration, in environment: CommandEnvironment
    ) throws(CommandFailure) -> Verdict {
        let files = TranscriptFiles(transcripts, in: folder(of: configuration), environment)
        let differences = try files.differences(isComplete: locale.isEmpty)
        if update {
            if !differences.isEmpty { try files.update(differences) }
            if !common.quiet { differences.forEach { environment.printError($0.sentence(isWritten: true)) } }
            return .clean
        }
        for difference in differences {
            environment.printDiff(
                of: FileChange(old: difference.old, new: difference.new ?? SourceFile(path: difference.path, text: "")))
            difference.meanings.forEach { environment.print($0 + "\n") }
            environment.printError(difference.sentence(isWritten: false))
        }
        return differences.isEmpty ? .clean : .findings
    }

    /// The maximum number of types in a message.
    private static let mostNames = 5

    /// A sentence about types whose views are omitted; nil if all views are included.
    private static func sentence(leavingOut types: [String]) -> String? {
        if types.isEmpty { return nil }
        let names = types.prefix(mostNames).map(PathName.printable).joined(separator: ", ")
        let more = types.count > mostNames ? " and \(types.count - mostNames) more" : ""
        return "Left out, because no code uses \(types.count == 1 ? "it" : "them"): \(names)\(more)"
    }

    /// The numbers of elements, in total and with text that is known only at run time. The transcript itself doesn't
    /// contain these numbers.
    private static func summary(of transcripts: [Transcript]) -> String {
        transcripts.map { transcript in
            let elements = transcript.screens.flatMap(\.elements)
            let open = elements.count { element in
                !element.variants.allSatisfy(\.spoken.isComplete) || !element.extras.allSatisfy(\.text.isComplete)
            }
            return
                "\(transcript.locale): \(counted(elements.count, "element")), \(open) with text that is known only when the app runs"
        }.joined(separator: "\n")
    }
}

extension Transcript {
    /// The transcript with only one screen.
    /// - Parameter screen: the name of a screen, with or without its module; nil for all screens.
    fileprivate func only(_ screen: String?) -> Transcript {
        guard let screen else { return self }
        return Transcript(
            locale: locale, screens: screens.filter { $0.name == screen || $0.name.hasSuffix("." + screen) })
    }

    /// The transcript with only those screens on which VoiceOver says something else than in `old`, or that `old`
    /// lacks.
    fileprivate func changed(since old: Transcript) -> Transcript {
        let before = Dictionary(old.screens.map { ($0.name, $0) }) { $1 }
        return Transcript(locale: locale, screens: screens.filter { !$0.saysTheSame(as: before[$0.name]) })
    }
}

extension TranscriptFiles.Difference {
    /// One line for each changed element that a reviewer should look at, with the reasons, such as “lost label”; empty
    /// for a file that is new or stale.
    fileprivate var meanings: [String] {
        guard let old, let new else { return [] }
        let words = LocaleStyles.embedded.style(for: PathName.stem(of: path)).voiceOver
        let (before, after) = (String(decoding: old.text, as: UTF8.self), String(decoding: new.text, as: UTF8.self))
        return TranscriptComparison(from: before, to: after, words: words).changes.map { change in
            let meanings = change.meanings.map(\.rawValue).joined(separator: ", ")
            return PathName.printable("\(path): \(change.screen), \(change.element): \(meanings)")
        }
    }

    fileprivate func sentence(isWritten: Bool) -> String {
        let name = PathName.printable(path)
        return switch (old, new) {
        case (nil, _):
            isWritten ? "\(name): written" : "\(name): the transcript is missing; run axstrings preview --update"
        case (_, nil):
            isWritten
                ? "\(name): removed"
                : "\(name): the project no longer has this language, or doesn't keep its transcript; "
                    + "run axstrings preview --update"
        case (_?, _?):
            isWritten
                ? "\(name): updated"
                : "\(name): VoiceOver says something else; if that is right, run axstrings preview --update"
        }
    }
}
