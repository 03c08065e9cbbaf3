import AXMCP
import AXModel
import AXSource

/// Suppresses a finding about a string in the configuration, with a reason.
struct SuppressTool: ServerTool {
    let project: ServedProject

    let page = ToolPage(
        name: "suppress", title: "Hide a finding",
        description: """
            Adds a suppression to .axstrings.yml: a rule no longer reports a string, for a reason that people can read. Only \
            for a finding that is wrong for this string; ask the user first. With “dryRun”, which is on by default, nothing \
            is written, and the answer is the difference. “existing” is the reason of the same suppression, which stays.
            """,
        parameters: [
            ToolParameter("rule", .text, isRequired: true, "The id of the rule."),
            ToolParameter("key", .text, isRequired: true, "The key of the string."),
            ToolParameter("reason", .text, isRequired: true, "Why the finding is wrong here, in one sentence."),
            ToolParameter("dryRun", .flag, "Whether to write nothing and show the difference; true by default."),
        ],
        answer: AnswerSchema.object(
            ["written": AnswerSchema.flag, "diff": AnswerSchema.text, "existing": AnswerSchema.text],
            required: ["written", "diff"]), writes: true)

    private static let longestReason = 500

    func call(_ arguments: ToolArguments) throws(ToolFailure) -> RPCValue {
        let (rule, key) = (arguments.text("rule") ?? "", arguments.text("key") ?? "")
        let reason = (arguments.text("reason") ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard RuleCatalogue.ids.contains(rule) else {
            throw ToolFailure(
                "unknown rule “\(PathName.printable(String(rule.prefix(64))))”",
                next: "The resource axstrings://rules lists all rules.")
        }
        guard !reason.isEmpty, reason.count <= Self.longestReason else {
            throw ToolFailure("the reason must have 1 to \(Self.longestReason) characters", next: "Write one sentence.")
        }
        let isDryRun = arguments.flag("dryRun", default: true)
        if !isDryRun {
            try ToolFailure.of { () throws(CommandFailure) in try project.environment.recover(around: ["."]) }
        }
        let found = try project.read()
        try requireKey(StringKey(key), of: found)
        let suppression = ConfigurationSuppression(rule: rule, key: key, reason: reason)
        let (change, existing) = try ToolFailure.of(next: "Ask the user to do it.") { () throws(CommandFailure) in
            let target = try file(of: found)
            return (try suppression.change(to: target), try target.file.flatMap(suppression.reason))
        }
        if !isDryRun {
            try ToolFailure.of { () throws(CommandFailure) in
                try change.carryOut(dryRun: false, in: project.environment)
            }
        }
        var answer: [String: RPCValue] = [
            "written": .bool(!isDryRun && !change.isEmpty),
            "diff": .string(change.diff.cut(toBytes: BoundedAnswer.longestText)),
        ]
        answer["existing"] = existing.map { .string($0.cut(toBytes: BoundedAnswer.longestRemark)) }
        return .object(answer)
    }

    /// - Throws: a failure if the key is neither in a table nor in the code. A finding can be about a key that is only
    ///   in the code.
    private func requireKey(_ key: StringKey, of found: Project) throws(ToolFailure) {
        if try project.tables(of: found).has(key) { return }
        if project.extraction(of: found, allStrings: true).usedKeys.contains(key) { return }
        throw ToolFailure(
            "neither a table nor the code has the key “\(ServedTables.shown(key.text))”",
            next: "Use a key of the project.")
    }

    /// The path of the configuration file, and its contents if it exists.
    private func file(of found: Project) throws(CommandFailure) -> (path: String, file: SourceFile?) {
        let path = project.configurationPath ?? PathName.join(found.root, Configuration.fileName)
        do throws(FileError) {
            guard try project.environment.files.info(path) != nil else { return (path, nil) }
            return (path, SourceFile(path: path, raw: try project.environment.files.read(path)))
        } catch {
            throw CommandFailure(.input, error)
        }
    }
}
