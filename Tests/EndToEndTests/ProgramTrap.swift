import Foundation

/// A program that leaves a mark whenever it is run, and the ways in which a repository can name it to git.
struct ProgramTrap {
    private let folder: TemporaryFolder
    private var program: String { folder.url.appending(path: "trap.sh").path }

    init() throws {
        folder = try TemporaryFolder()
        let marks = folder.url.appending(path: "marks").path
        try makeProgram("#!/bin/sh\necho \"$0 $*\" >> \(marks)\nexit 1\n", at: program)
    }

    func remove() {
        folder.remove()
    }

    /// The programs that have run since the last call, with their arguments.
    func takeMarks() throws -> [String] {
        let file = folder.url.appending(path: "marks")
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        defer { try? FileManager.default.removeItem(at: file) }
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// Names the program in settings that can run one, in hooks, and in attributes for every file.
    /// - Parameters:
    ///   - gitFolder: the repository's `.git`.
    ///   - worktree: the folder in it that belongs to a second work tree; nil without a second one.
    func arm(_ gitFolder: URL, worktree: URL? = nil) throws {
        let included = folder.url.appending(path: "included")
        try settings.write(to: included, atomically: true, encoding: .utf8)
        let config = gitFolder.appending(path: "config")
        let old = try String(contentsOf: config, encoding: .utf8)
        let includes = "[include]\n\tpath = \(included.path)\n[includeIf \"gitdir:**\"]\n\tpath = \(included.path)\n"
        try (old + settings + includes).write(to: config, atomically: true, encoding: .utf8)
        try worktree.map {
            try settings.write(to: $0.appending(path: "config.worktree"), atomically: true, encoding: .utf8)
        }
        try attributes.write(to: gitFolder.appending(path: "info/attributes"), atomically: true, encoding: .utf8)
        for name in Self.hooks { try makeProgram("#!/bin/sh\n\(program) \(name)\n", at: hook(name, in: gitFolder)) }
    }

    /// Puts a program named `git` where a `PATH` with relative folders would find it first.
    func armPath(of repository: Repository) throws {
        try makeProgram("#!/bin/sh\n\(program) git\n", at: repository.folder.appending(path: "git").path)
    }

    private let attributes = "* filter=trap diff=trap merge=trap\n"

    private static let hooks = [
        "fsmonitor-watchman", "post-checkout", "post-index-change", "pre-auto-gc", "pre-commit", "query-watchman",
        "reference-transaction",
    ]

    private static let pagers = [
        "cat-file", "check-attr", "config", "diff", "diff-files", "diff-index", "ls-files", "ls-tree", "rev-parse",
        "status",
    ]

    /// Settings whose value is a program or a command line, by section.
    private static let programs: [(section: String, names: [String])] = [
        (
            "core",
            [
                "fsmonitor", "pager", "editor", "askPass", "sshCommand", "gitProxy", "alternateRefsCommand",
            ]
        ),
        ("filter \"trap\"", ["clean", "smudge", "process"]), ("diff", ["external"]),
        ("diff \"trap\"", ["command", "textconv"]), ("merge \"trap\"", ["driver"]), ("pager", pagers),
        ("gpg", ["program"]), ("gpg \"ssh\"", ["program", "defaultKeyCommand"]), ("gpg \"x509\"", ["program"]),
        ("credential", ["helper"]), ("uploadpack", ["packObjectsHook"]), ("interactive", ["diffFilter"]),
        ("sequence", ["editor"]), ("difftool \"trap\"", ["cmd"]), ("mergetool \"trap\"", ["cmd"]),
        ("browser \"trap\"", ["cmd"]), ("man \"trap\"", ["cmd"]), ("imap", ["tunnel"]), ("tar \"trap\"", ["command"]),
        ("trailer \"trap\"", ["command", "cmd"]), ("trace2", ["eventTarget", "normalTarget"]),
        ("remote \"origin\"", ["uploadpack", "receivepack"]), ("sendemail", ["sendmailCmd"]),
        ("hook \"trap\"", ["command"]), ("submodule \"Module\"", ["update"]), ("guitool \"trap\"", ["cmd"]),
    ]

    private var settings: String {
        let hooksPath = folder.url.appending(path: "hooks").path
        let attributesFile = folder.url.appending(path: "attributes").path
        let sections = Self.programs.map { section, names in
            "[\(section)]\n" + names.map { "\t\($0) = \(program)\n" }.joined()
        }
        let aliases = Self.pagers.map { "\t\($0) = !\(program) alias\n" }.joined()
        return """
            \(sections.joined())[alias]
            \(aliases)[core]
            \trepositoryFormatVersion = 1
            \tattributesFile = \(attributesFile)
            \thooksPath = \(hooksPath)
            \tuntrackedCache = true
            \tsplitIndex = true
            [extensions]
            \tpartialClone = origin
            \tworktreeConfig = true
            [remote "origin"]
            \turl = "ext::\(program) transport"
            \tpromisor = true
            \tproxy = ext::\(program)
            [fetch]
            \tbundleURI = "ext::\(program) bundle"
            [hook "trap"]
            \tevent = post-index-change
            [protocol]
            \tallow = always
            [filter "trap"]
            \trequired = true
            [diff]
            \tautoRefreshIndex = true
            \tsubmodule = log
            [log]
            \tshowSignature = true
            [status]
            \tsubmoduleSummary = true

            """
    }

    private func hook(_ name: String, in gitFolder: URL) throws -> String {
        let hooks = gitFolder.appending(path: "hooks")
        try FileManager.default.createDirectory(at: hooks, withIntermediateDirectories: true)
        return hooks.appending(path: name).path
    }

    private func makeProgram(_ text: String, at path: String) throws {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
}
