import AXLocaleData
import AXModel
import AXSource

/// What is being made of one configuration file: typed reading of its values, and what is wrong with them.
struct ConfigurationDecoder {
    let file: SourceFile
    /// The absolute folder of the file.
    let folder: String
    /// The ids that exist; empty when they are not known, and then none is doubted.
    let knownRules: [String]
    let reach: ConfigurationReach
    var configuration: Configuration
    var diagnostics: [Diagnostic] = []

    mutating func report(_ span: Span, _ message: String) {
        diagnostics.append(
            Diagnostic(
                id: ConfigurationMistake.page.id, severity: .error, path: file.path, span: span, message: message))
    }

    /// A name that is none of `names`.
    mutating func reportUnknown(_ what: String, _ name: String, at span: Span, of names: [String]) {
        // Who has this many of them made one mistake, and not as many slips.
        let isSlip = diagnostics.count < NearestName.mostOffers
        let nearest = (isSlip ? NearestName.of(name, in: names) : nil).map { "; did you mean “\($0)”?" } ?? ""
        report(span, "there is no \(what) “\(name)”\(nearest)")
    }

    /// Text that is not empty.
    mutating func text(_ value: YAMLValue, of name: String) -> String? {
        if case .text(let text) = value.content, !text.isEmpty { return text }
        report(value.span, "“\(name)” takes text, not \(value.kind)")
        return nil
    }

    /// A list of text; a lone text counts as a list of one.
    mutating func texts(_ value: YAMLValue, of name: String) -> [String] {
        placedTexts(value, of: name).map(\.text)
    }

    private mutating func placedTexts(_ value: YAMLValue, of name: String) -> [(text: String, span: Span)] {
        switch value.content {
        case .text(let text): return text.isEmpty ? [] : [(text, value.span)]
        case .list(let list):
            var texts: [(text: String, span: Span)] = []
            for item in list {
                if let text = text(item, of: name) { texts.append((text, item.span)) }
            }
            return texts
        case .mapping:
            report(value.span, "“\(name)” takes a list, not a mapping")
            return []
        }
    }

    mutating func members(_ value: YAMLValue, of name: String) -> [YAMLValue.Member] {
        switch value.content {
        case .mapping(let members): return members
        case .text(""): return []
        case .text, .list:
            report(value.span, "“\(name)” takes a mapping, not \(value.kind)")
            return []
        }
    }

    mutating func levels(_ value: YAMLValue, of name: String) -> RuleLevels {
        var levels = RuleLevels()
        for member in members(value, of: name) {
            if !knownRules.isEmpty, member.key != RuleLevels.all, !knownRules.contains(member.key) {
                reportUnknown("rule", member.key, at: member.keySpan, of: knownRules)
            }
            guard let text = text(member.value, of: member.key) else { continue }
            if let level = RuleLevels.Level(text) {
                levels.levels[member.key] = level
            } else {
                let names = RuleLevels.Level.names.joined(separator: ", ")
                report(member.value.span, "“\(text)” is no level of a rule; the levels are \(names)")
            }
        }
        return levels
    }

    /// The role that a member's value names.
    mutating func role(_ member: YAMLValue.Member) -> AccessibilityRole? {
        guard let name = text(member.value, of: member.key) else { return nil }
        if let role = AccessibilityRole(rawValue: name) { return role }
        reportUnknown("role", name, at: member.value.span, of: AccessibilityRole.allCases.map(\.rawValue))
        return nil
    }

    mutating func glob(_ member: YAMLValue.Member, _ dialect: GlobDialect) -> Glob? {
        if let glob = Glob(member.key, dialect) { return glob }
        report(member.keySpan, "this pattern cannot be read: a “[” or “{” is not closed, or it is too long")
        return nil
    }

    /// Paths that can be opened; nil for an empty list, which says no more than none.
    mutating func paths(_ value: YAMLValue, of name: String) -> [String]? {
        var paths: [String] = []
        for place in placedTexts(value, of: name) {
            if let path = openable(place.text, at: place.span) { paths.append(path) }
        }
        return paths.isEmpty ? nil : paths
    }

    /// A path of the file, from the current folder; nil for one that leads elsewhere.
    mutating func openable(_ path: String, at span: Span) -> String? {
        let absolute = PathName.absolute(path, from: folder)
        guard reach.holds(absolute) else {
            report(span, "\(path.quoted) is outside the repository and the folder of this configuration")
            return nil
        }
        return PathName.typed(absolute, in: configuration.currentFolder)
    }
}
