import AXLocale
import AXModel
import AXRules
import AXSource

/// A member of `.axstrings.yml`: its name, and what it does to the configuration. A new member is one row.
struct ConfigurationMember: Sendable {
    let name: String
    let read: @Sendable (YAMLValue, inout ConfigurationDecoder) -> Void

    init(_ name: String, _ read: @escaping @Sendable (YAMLValue, inout ConfigurationDecoder) -> Void) {
        self.name = name
        self.read = read
    }

    /// The name of the member that a configuration is built on; it is read before all others.
    static let extends = "extends"

    static let all: [ConfigurationMember] = [
        ConfigurationMember(extends) { value, decoder in
            // The file was read already; what is left is to say when there is no name.
            _ = decoder.text(value, of: extends)
        },
        ConfigurationMember("development-language") { value, decoder in
            if let tag = decoder.text(value, of: "development-language") {
                if LanguageTag(tag) == nil { decoder.report(value.span, "“\(tag)” is no language tag") }
                decoder.configuration.developmentLanguage = tag
            }
        },
        ConfigurationMember("sources") { value, decoder in
            decoder.configuration.sources = decoder.paths(value, of: "sources")
        },
        ConfigurationMember("include", readIncluded),
        ConfigurationMember("tables") { value, decoder in
            decoder.configuration.tables = decoder.paths(value, of: "tables")
        },
        ConfigurationMember("profile", readProfile),
        ConfigurationMember("rules") { value, decoder in
            let levels = decoder.levels(value, of: "rules")
            decoder.configuration.rules.merge(levels)
        },
        ConfigurationMember("per-locale") { value, decoder in
            for member in decoder.members(value, of: "per-locale") {
                let levels = decoder.levels(member.value, of: member.key)
                decoder.checkLocale(member.key, at: member.keySpan)
                let tag = member.key.lowercased().replacing("_", with: "-")
                decoder.configuration.perLocale[tag, default: RuleLevels()].merge(levels)
            }
        },
        ConfigurationMember("per-path") { value, decoder in
            for member in decoder.members(value, of: "per-path") {
                let levels = decoder.levels(member.value, of: member.key)
                guard let glob = decoder.glob(member, .path) else { continue }
                decoder.checkPath(of: glob, at: member.keySpan)
                decoder.configuration.perPath.append(levels, for: glob, below: decoder.folder)
            }
        },
        ConfigurationMember("roles", readRoles),
        ConfigurationMember("localization", readLocalization),
        ConfigurationMember("locales") { value, decoder in
            var locales = decoder.configuration.locales
            for member in decoder.members(value, of: "locales") {
                guard let tag = decoder.text(member.value, of: member.key) else { continue }
                decoder.checkLocale(tag, at: member.value.span)
                locales[member.key] = tag
            }
            decoder.configuration.locales = locales
        },
        ConfigurationMember("vendors") { value, decoder in
            for member in decoder.members(value, of: "vendors") {
                decoder.configuration.vendors[member.key] = decoder.texts(member.value, of: member.key)
            }
        },
        ConfigurationMember("waivers", readWaivers),
        ConfigurationMember("protected") { value, decoder in
            decoder.configuration.protected = decoder.texts(value, of: "protected")
        },
        ConfigurationMember("baseline") { value, decoder in
            if let path = decoder.text(value, of: "baseline") {
                decoder.configuration.baseline =
                    decoder.openable(path, at: value.span) ?? decoder.configuration.baseline
            }
        },
    ]

    private static func readIncluded(_ value: YAMLValue, _ decoder: inout ConfigurationDecoder) {
        // As with all lists, the nearer one counts.
        decoder.configuration.included = []
        for name in decoder.texts(value, of: "include") {
            if let purpose = SourcePurpose(rawValue: name) {
                decoder.configuration.included.insert(purpose)
            } else {
                decoder.reportUnknown(
                    "kind of sources", name, at: value.span, of: SourcePurpose.allCases.map(\.rawValue))
            }
        }
    }

    private static func readProfile(_ value: YAMLValue, _ decoder: inout ConfigurationDecoder) {
        guard let name = decoder.text(value, of: "profile") else { return }
        if let profile = Profile(rawValue: name) {
            decoder.configuration.profile = profile
        } else {
            decoder.reportUnknown("profile", name, at: value.span, of: Profile.allCases.map(\.rawValue))
        }
    }

    /// The patterns of the file come before those of the file it extends, because the first match decides.
    private static func readRoles(_ value: YAMLValue, _ decoder: inout ConfigurationDecoder) {
        var roles: [KeyRole] = []
        for member in decoder.members(value, of: "roles") {
            guard let glob = decoder.glob(member, .key), let role = decoder.role(member) else { continue }
            roles.append(KeyRole(glob: glob, role: role))
        }
        decoder.configuration.roles = roles + decoder.configuration.roles
    }

    /// A pattern for keys, and below it a reason for each rule: `"player.*": {label-too-long: names of songs}`.
    private static func readWaivers(_ value: YAMLValue, _ decoder: inout ConfigurationDecoder) {
        for member in decoder.members(value, of: "waivers") {
            guard let glob = decoder.glob(member, .key) else { continue }
            for rule in decoder.members(member.value, of: member.key) {
                guard let reason = decoder.text(rule.value, of: rule.key) else { continue }
                decoder.configuration.waivers.append(
                    PlacedWaiver(
                        waiver: Waiver(rules: [rule.key], reason: reason), strings: .pattern(glob),
                        path: decoder.file.path, span: rule.keySpan))
            }
        }
    }

    private static func readLocalization(_ value: YAMLValue, _ decoder: inout ConfigurationDecoder) {
        for member in decoder.members(value, of: "localization") {
            switch member.key {
            case "functions":
                decoder.configuration.localizationFunctions = decoder.texts(member.value, of: member.key)
            case "constants":
                decoder.configuration.localizationConstants = decoder.texts(member.value, of: member.key)
            case "runtime-attributes":
                for attribute in decoder.members(member.value, of: member.key) {
                    guard let role = decoder.role(attribute) else { continue }
                    decoder.configuration.runtimeAttributes[attribute.key] = role
                }
            default:
                decoder.reportUnknown(
                    "member", member.key, at: member.keySpan, of: ["functions", "constants", "runtime-attributes"])
            }
        }
    }
}
