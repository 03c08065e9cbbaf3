import AXLocaleData
import AXModel
import AXSource

/// Decodes one configuration file into typed values, and collects the findings about them.
struct ConfigurationDecoder {
    let file: SourceFile
    /// The absolute folder of the file.
    let folder: String
    /// The ids of all rules; if empty, any id is accepted.
    let knownRules: [String]
    let allowedPaths: AllowedPaths
    let files: any FileSystem
    var configuration: Configuration
    var diagnostics: [Diagnostic] = []
    /// Other files that the configuration names and that have been read, such as a glossary.
    var readFiles: [SourceFile] = []

    mutating func report(_ span: Span, _ message: String) {
        diagnostics.append(
            Diagnostic(
                id: ConfigurationError.page.id, severity: .error, path: file.path, span: span, message: message))
    }

    /// Reports a name that isn't in `names`.
    mutating func reportUnknown(_ what: String, _ name: String, at span: Span, of names: [String]) {
        // Many unknown names probably have a common cause and aren't typos.
        let isTypo = diagnostics.count < NearestName.maximumSuggestions
        let nearest = (isTypo ? NearestName.of(name, in: names) : nil).map { "; did you mean “\($0)”?" } ?? ""
        report(span, "unknown \(what) “\(name)”\(nearest)")
    }

    /// Reports a name from before version 0.1, which still works.
    mutating func reportFormer(_ what: String, _ name: String, at span: Span, now current: String) {
        report(span, "the \(what) “\(name)” is now called “\(current)”")
    }

    /// A nonempty string. For any other value, adds a finding and returns nil.
    mutating func string(_ value: YAMLValue, of name: String) -> String? {
        if case .text(let text) = value.content, !text.isEmpty { return text }
        report(value.span, "“\(name)” must be a string, not \(value.kind)")
        return nil
    }

    /// A list of strings; a single string counts as a list with one element.
    mutating func strings(_ value: YAMLValue, of name: String) -> [String] {
        locatedStrings(value, of: name).map(\.text)
    }

    private mutating func locatedStrings(_ value: YAMLValue, of name: String) -> [(text: String, span: Span)] {
        switch value.content {
        case .text(let text): return text.isEmpty ? [] : [(text, value.span)]
        case .list(let list):
            var strings: [(text: String, span: Span)] = []
            for item in list {
                if let text = string(item, of: name) { strings.append((text, item.span)) }
            }
            return strings
        case .mapping:
            report(value.span, "“\(name)” must be a list, not a mapping")
            return []
        }
    }

    mutating func members(_ value: YAMLValue, of name: String) -> [YAMLValue.Member] {
        switch value.content {
        case .mapping(let members): return members
        case .text(""): return []
        case .text, .list:
            report(value.span, "“\(name)” must be a mapping, not \(value.kind)")
            return []
        }
    }

    mutating func levels(_ value: YAMLValue, of name: String) -> RuleLevels {
        var levels = RuleLevels()
        for member in members(value, of: name) {
            let rule = rule(member)
            guard let text = string(member.value, of: member.key) else { continue }
            if let level = RuleLevels.Level(text) {
                if let rule { levels.levels[rule] = level }
            } else {
                let names = RuleLevels.Level.names.joined(separator: ", ")
                report(member.value.span, "unknown level “\(text)”; use one of: \(names)")
            }
        }
        return levels
    }

    /// The current id of the rule in a member's key, or `all`; nil for an unknown rule.
    mutating func rule(_ member: YAMLValue.Member) -> String? {
        if let current = RuleCatalogue.currentIDs[member.key] {
            reportFormer("rule", member.key, at: member.keySpan, now: current)
            return current
        }
        if !knownRules.isEmpty, member.key != RuleLevels.all, !knownRules.contains(member.key) {
            reportUnknown("rule", member.key, at: member.keySpan, of: knownRules)
            return nil
        }
        return member.key
    }

    mutating func role(_ member: YAMLValue.Member) -> AccessibilityRole? {
        guard let name = string(member.value, of: member.key) else { return nil }
        if let role = AccessibilityRole(rawValue: name) { return role }
        reportUnknown("role", name, at: member.value.span, of: AccessibilityRole.allCases.map(\.rawValue))
        return nil
    }

    mutating func glob(_ member: YAMLValue.Member, _ dialect: GlobDialect) -> Glob? {
        if let glob = Glob(member.key, dialect) { return glob }
        report(member.keySpan, "invalid pattern: a “[” or “{” isn't closed, or the pattern is too long")
        return nil
    }

    /// Paths that can be opened; nil for an empty list, which is treated like a missing one.
    mutating func paths(_ value: YAMLValue, of name: String) -> [String]? {
        var paths: [String] = []
        for string in locatedStrings(value, of: name) {
            if let path = openable(string.text, at: string.span) { paths.append(path) }
        }
        return paths.isEmpty ? nil : paths
    }

    /// A path from the configuration as a path that can be opened. If the path isn't allowed, adds a finding and
    /// returns nil.
    mutating func openable(_ path: String, at span: Span) -> String? {
        let absolute = PathName.absolute(path, from: folder)
        guard allowedPaths.contains(absolute) else {
            report(
                span, "\(path.quoted) is outside both the repository and the folder that contains this configuration")
            return nil
        }
        return PathName.typed(absolute, in: configuration.currentFolder)
    }
}

extension ConfigurationDecoder {
    /// Reports a name that isn't possible for a localization. Wrong names with an obvious meaning, such as `cz`, and
    /// legacy names of Apple's tools aren't reported, because they may be names of folders.
    mutating func checkLocale(_ name: String, at span: Span) {
        let tag = LocaleName.tag(ofFolder: name)
        guard let tag, let complaint = LanguageTagFinding(tag.replacing("_", with: "-")) else { return }
        if complaint.severity > .note, complaint.instead == nil { report(span, complaint.message) }
    }

    /// Reports a pattern that can't match any path.
    mutating func checkPath(of glob: Glob, at span: Span) {
        let pattern = glob.pattern
        let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.contains(where: { ["", ".", ".."].contains($0) }) else { return }
        let named = parts.filter { !["", "."].contains($0) }.joined(separator: "/")
        let meant = pattern.hasSuffix("/") ? named + "/**" : named
        let advice = pattern.hasPrefix("/") || parts.contains("..") ? "" : "; write “\(meant)”"
        report(
            span,
            "no path matches “\(pattern)”: patterns match only paths inside the folder that contains this "
                + "configuration\(advice)"
        )
    }
}

/// Limits the paths in a configuration to its repository or, outside a repository, to its own folder.
///
/// A configuration comes from the project being checked. Without the limit, it could make axstrings search the whole
/// disk, or overwrite a file in the user's home folder with a baseline.
struct AllowedPaths: Sendable {
    /// The absolute paths of the allowed folders, both as specified and with links resolved.
    private let roots: Set<String>
    private let files: any FileSystem

    /// - Parameters:
    ///   - folder: the absolute folder of the configuration.
    ///   - starts: absolute folders that the user specified. Their repositories are also allowed, or else the folders
    ///     themselves.
    init(ofFolder folder: String, from starts: [String], in files: any FileSystem) {
        let folders = [folder] + starts.filter { $0 != "/" }
        roots = Set(
            folders.flatMap { folder in
                RepositoryRoot(above: folder, in: files).map { [$0.folder] }
                    ?? [folder, (try? files.canonicalPath(folder)) ?? folder]
            } + [folder])
        self.files = files
    }

    /// Whether an absolute path is allowed. Links are resolved, except in a path that doesn't exist.
    func contains(_ path: String) -> Bool {
        PathName.isAtOrBelow((try? files.canonicalPath(path)) ?? path, roots)
    }
}
