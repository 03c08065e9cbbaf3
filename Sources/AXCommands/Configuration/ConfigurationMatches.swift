import AXModel
import AXSource

extension ConfigurationDecoder {
    /// Reports a name that no localization can have. A wrong name with an obvious meaning, such as `cz`, isn't
    /// reported, because it may be the name of a folder. Neither are the names that Apple's tools once used.
    mutating func checkLocale(_ name: String, at span: Span) {
        let tag = LocaleName.tag(ofFolder: name)
        guard let tag, let complaint = TagComplaint(tag.replacing("_", with: "-")) else { return }
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
