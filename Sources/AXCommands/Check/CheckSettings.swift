import AXLocaleData
import AXModel
import AXRules
import AXSource

/// The settings of a check, which result from the options and the configuration.
struct CheckSettings: Sendable {
    /// The strings to check: all, or only those that are known to be accessibility strings.
    enum Scope: String, CaseIterable, Sendable {
        case accessibility, all
    }

    let styles: LocaleStyles
    let profile: Profile
    let isComplete: Bool
    let scope: Scope
    let roles: RoleInference
    let links: ElementLinks
    let glossary: ProjectGlossary
    /// Whether a catalog that is completely in the wrong language is reported in one finding instead of one per string.
    var summarizesLanguages = true
    /// Whether the source strings are checked in addition to their translations.
    var checksSource = true

    func checker(_ links: ElementLinks = ElementLinks()) -> Checker {
        Checker(
            styles: styles, profile: profile, complete: isComplete, links: links, glossary: glossary,
            summarizesLanguages: summarizesLanguages, checksSource: checksSource)
    }

    /// Whether the check applies all rules of a suppression to all of its strings. Only such a suppression can be
    /// reported as unused.
    /// - Parameter sources: whether the check runs the rules about source code.
    func covers(_ suppression: Suppression, sources: Bool) -> Bool {
        if suppression.isAboutSourcesOnly { return sources }
        guard profile != .spokenOnly,
            sources || RuleCatalogue.sourceOnlyIDs.isDisjoint(with: suppression.directive.rules)
        else { return false }
        if scope == .all { return true }
        switch suppression.strings {
        case .key(let key, _, _): return !roles.roles(of: key, comment: nil).isEmpty
        case .part, .pattern: return false
        }
    }
}

extension RoleInference {
    /// - Parameter occurrences: the uses of strings in the source code.
    init(_ occurrences: [Occurrence], configuration: Configuration) {
        var roles: [StringKey: Set<AccessibilityRole>] = [:]
        for occurrence in occurrences {
            guard let key = occurrence.tableKey else { continue }
            roles[key, default: []].insert(occurrence.role)
        }
        self.init(extracted: roles, configured: { configuration.role(of: $0) })
    }
}

extension Profile {
    /// The profile that `--profile` specifies. Without the option, the profile of the configuration, or else
    /// `consistent`.
    static func find(named option: String?, or configuration: Configuration) throws(CommandFailure) -> Profile {
        guard let option else { return configuration.profile ?? .consistent }
        guard let profile = Profile(rawValue: option) else {
            throw .unknown("profile", option, known: Profile.allCases.map(\.rawValue))
        }
        return profile
    }
}

extension LocaleStyles {
    /// The built-in locale data, together with the files in a folder. A file replaces the built-in one for the same
    /// language tag, so that linguists can try out a change without building axstrings.
    /// - Throws: an error if the folder can't be read or contains no `.yml` file, or if a file in it has an error,
    ///   because a typo must not silently disable a rule.
    static func read(_ folder: String?, in files: any FileSystem) throws(CommandFailure) -> LocaleStyles {
        guard let folder else { return .embedded }
        var texts: [String: String] = [:]
        do throws(FileError) {
            for entry in try files.list(folder) where PathName.fileExtension(of: entry.name) == "yml" {
                let bytes = try files.read(PathName.join(folder, entry.name), limit: FileLimit.settings)
                texts[PathName.stem(of: entry.name)] = String(decoding: bytes, as: UTF8.self)
            }
        } catch {
            throw CommandFailure(.configuration, error)
        }
        guard !texts.isEmpty else {
            throw CommandFailure(.configuration, "\(PathName.printable(folder)): no locale data (.yml) found")
        }
        let styles = LocaleStyles(files: texts, over: .embedded)
        if let problem = styles.problems.first {
            throw CommandFailure(.configuration, PathName.printable(PathName.join(folder, problem.description)))
        }
        return styles
    }
}
