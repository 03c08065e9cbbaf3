import AXLocale
import AXModel
import AXRules
import AXSource

/// A key of `.axstrings.yml`: its name, its documentation, and the code that reads its value. To add a key, add an
/// element to one of the lists below.
struct ConfigurationKey: Sendable {
    let name: String
    let shape: ConfigurationShape
    /// The documentation, in full sentences.
    let about: String
    /// An example in YAML.
    let example: String
    let read: @Sendable (YAMLValue, inout ConfigurationDecoder) -> Void

    init(
        _ name: String, _ shape: ConfigurationShape, _ about: String, example: String,
        _ read: @escaping @Sendable (YAMLValue, inout ConfigurationDecoder) -> Void
    ) {
        (self.name, self.shape, self.about, self.example, self.read) = (name, shape, about, example, read)
    }

    /// The key for the configuration to extend. It is read before all others.
    static let extends = "extends"

    static let all = project + style + strings + deliveries

    private static let project: [ConfigurationKey] = [
        ConfigurationKey(
            extends, .text,
            "Another configuration to start from. Values in this file override those in the file that it extends; "
                + "lists are replaced, not merged.",
            example: "extends: ../shared.axstrings.yml"
        ) { value, decoder in
            // The file has already been read. This call only reports a value that isn't a nonempty string.
            _ = decoder.string(value, of: extends)
        },
        ConfigurationKey(
            "development-language", .text,
            "The language tag of the source strings. If you omit this key, axstrings detects the language from "
                + "the Xcode project, the Swift package or the strings files.",
            example: "development-language: en"
        ) { value, decoder in
            if let tag = decoder.string(value, of: "development-language") {
                if LanguageTag(tag) == nil { decoder.report(value.span, "“\(tag)” isn't a valid language tag") }
                decoder.configuration.developmentLanguage = tag
            }
        },
        ConfigurationKey(
            "sources", .list,
            "Folders and files with source code. By default, axstrings uses every source file that Git doesn't "
                + "ignore. Tests, "
                + "previews and samples are checked only if `include` lists them.",
            example: "sources: [App, Packages]"
        ) { value, decoder in
            decoder.configuration.sources = decoder.paths(value, of: "sources")
        },
        ConfigurationKey(
            "include", .choices(SourcePurpose.allCases.map(\.rawValue)),
            "Kinds of source files to check even though the app's users never see or hear the strings in these files.",
            example: "include: [tests, previews]", readIncluded),
        ConfigurationKey(
            "tables", .list,
            "Strings files, and folders that contain them. By default, axstrings uses every strings file that Git "
                + "doesn't ignore.",
            example: "tables: [App/Resources]"
        ) { value, decoder in
            decoder.configuration.tables = decoder.paths(value, of: "tables")
        },
        ConfigurationKey(
            "baseline", .text,
            "The file with the findings that existed when the project adopted axstrings. These findings aren't "
                + "reported.",
            example: "baseline: .axstrings-baseline.json"
        ) { value, decoder in
            if let path = decoder.string(value, of: "baseline") {
                decoder.configuration.baseline =
                    decoder.openable(path, at: value.span) ?? decoder.configuration.baseline
            }
        },
        ConfigurationKey(
            "preview",
            .object([
                ("output", "The folder of the transcripts (default: `AccessibilityTranscript`).", .text),
                ("locales", "The languages to keep a transcript of (default: the development language).", .list),
                (
                    "elements",
                    "The elements in the transcripts: those with an accessibility string (`spoken`, the default), or `all`.",
                    .choice(PreviewedElements.allCases.map(\.rawValue))
                ),
            ]),
            "The spoken transcripts that `preview --update` writes.",
            example: "preview: {output: AccessibilityTranscript, locales: [en, de]}", readPreview),
    ]

    private static let style: [ConfigurationKey] = [
        ConfigurationKey(
            "profile", .choice(Profile.allCases.map(\.rawValue)),
            """
            The style rules to apply: `consistent` (the default) follows the style of the source strings, \
            `apple-strict` follows Apple's guide, and `spoken-only` reports only what sounds wrong.
            """, example: "profile: consistent", readProfile),
        ConfigurationKey(
            "rules", .levels, "The level of each rule's findings.",
            example: "rules: {label-too-long: note, hint-unterminated: off}"
        ) { value, decoder in
            let levels = decoder.levels(value, of: "rules")
            decoder.configuration.rules.merge(levels)
        },
        ConfigurationKey(
            "per-locale", .mapping(of: "language tags", .levels), "Levels for findings in particular languages.",
            example: "per-locale: {de: {label-too-long: off}}"
        ) { value, decoder in
            for member in decoder.members(value, of: "per-locale") {
                let levels = decoder.levels(member.value, of: member.key)
                decoder.checkLocale(member.key, at: member.keySpan)
                let tag = member.key.lowercased().replacing("_", with: "-")
                decoder.configuration.perLocale[tag, default: RuleLevels()].merge(levels)
            }
        },
        ConfigurationKey(
            "per-path", .mapping(of: "path patterns", .levels),
            "Levels for findings in particular files and folders. In a pattern, `*` matches within one folder, and "
                + "`**` matches across folders.",
            example: "per-path: {\"Vendor/**\": {all: off}}"
        ) { value, decoder in
            for member in decoder.members(value, of: "per-path") {
                let levels = decoder.levels(member.value, of: member.key)
                guard let glob = decoder.glob(member, .path) else { continue }
                decoder.checkPath(of: glob, at: member.keySpan)
                decoder.configuration.perPath.append(levels, for: glob, below: decoder.folder)
            }
        },
        ConfigurationKey(
            "suppressions", .mapping(of: "key patterns", .mapping(of: "rules", .text)),
            "Findings to hide, by key and rule, each with a reason.",
            example: "suppressions: {\"artist.*\": {label-lowercase: names are written as the artists write them}}",
            readSuppressions),
    ]

    private static let strings: [ConfigurationKey] = [
        ConfigurationKey(
            "roles", .mapping(of: "key patterns", .choice(AccessibilityRole.allCases.map(\.rawValue))),
            "Roles for strings whose role axstrings can't determine from the code or a comment. The first pattern that "
                + "matches a key applies.",
            example: "roles: {\"*.a11y.hint\": hint}", readRoles),
        ConfigurationKey(
            "localization",
            .object([
                (
                    "functions",
                    "The project's own functions and macros that take a key as their first argument and return its "
                        + "translation.",
                    .list
                ),
                (
                    "constants",
                    "Types that contain localized constants, such as the types that SwiftGen generates. Types whose "
                        + "names end with `Strings`, `L10n` or `Localizations` needn't be listed.",
                    .list
                ),
                (
                    "runtime-attributes",
                    "Interface Builder's user-defined runtime attributes whose values are string keys, and the "
                        + "role of each attribute.",
                    .mapping(of: "key paths", .choice(AccessibilityRole.allCases.map(\.rawValue)))
                ),
            ]),
            "How the project localizes its strings.",
            example: """
                localization:
                  functions: [Localized]
                  constants: [L10n]
                  runtime-attributes: {accLabelKey: label}
                """,
            readLocalization),
        ConfigurationKey(
            "protected", .list, "Names that are never translated, and that `pseudo` never changes.",
            example: "protected: [AirDrop]"
        ) { value, decoder in
            decoder.configuration.protected = decoder.strings(value, of: "protected")
        },
        glossary,
    ]

    private static let deliveries: [ConfigurationKey] = [
        ConfigurationKey(
            "locales", .mapping(of: "locale codes", .text),
            "Language tags for the locale codes that appear in folder names or that a translation platform uses.",
            example: "locales: {zh-CN: zh-Hans}"
        ) { value, decoder in
            var locales = decoder.configuration.locales
            for member in decoder.members(value, of: "locales") {
                guard let tag = decoder.string(member.value, of: member.key) else { continue }
                decoder.checkLocale(tag, at: member.value.span)
                locales[member.key] = tag
            }
            decoder.configuration.locales = locales
        },
        ConfigurationKey(
            "vendors", .mapping(of: "vendors", .list),
            "The languages that each vendor delivers. Translator reports are grouped by vendor.",
            example: "vendors: {acme: [de, fr]}"
        ) { value, decoder in
            for member in decoder.members(value, of: "vendors") {
                decoder.configuration.vendors[member.key] = decoder.strings(member.value, of: member.key)
            }
        },
    ]
}

extension ConfigurationKey {
    private static func readPreview(_ value: YAMLValue, _ decoder: inout ConfigurationDecoder) {
        for member in decoder.members(value, of: "preview") {
            switch member.key {
            case "output":
                if let path = decoder.string(member.value, of: "output") {
                    decoder.configuration.previewFolder = decoder.openable(path, at: member.value.span)
                }
            case "locales":
                decoder.configuration.previewLocales = decoder.strings(member.value, of: "locales")
                for tag in decoder.configuration.previewLocales { decoder.checkLocale(tag, at: member.value.span) }
            case "elements": readPreviewedElements(member.value, &decoder)
            default:
                decoder.reportUnknown("key", member.key, at: member.keySpan, of: ["output", "locales", "elements"])
            }
        }
    }

    private static func readPreviewedElements(_ value: YAMLValue, _ decoder: inout ConfigurationDecoder) {
        guard let name = decoder.string(value, of: "elements") else { return }
        if let elements = PreviewedElements(rawValue: name) {
            decoder.configuration.previewedElements = elements
        } else {
            decoder.reportUnknown(
                "kind of elements", name, at: value.span, of: PreviewedElements.allCases.map(\.rawValue))
        }
    }

    private static func readIncluded(_ value: YAMLValue, _ decoder: inout ConfigurationDecoder) {
        // This list replaces that of the extended file, like all lists.
        decoder.configuration.included = []
        for name in decoder.strings(value, of: "include") {
            if let purpose = SourcePurpose(rawValue: name) {
                decoder.configuration.included.insert(purpose)
            } else {
                decoder.reportUnknown(
                    "kind of sources", name, at: value.span, of: SourcePurpose.allCases.map(\.rawValue))
            }
        }
    }

    private static func readProfile(_ value: YAMLValue, _ decoder: inout ConfigurationDecoder) {
        guard let name = decoder.string(value, of: "profile") else { return }
        if let profile = Profile(rawValue: name) {
            decoder.configuration.profile = profile
        } else {
            decoder.reportUnknown("profile", name, at: value.span, of: Profile.allCases.map(\.rawValue))
        }
    }

    /// Reads `roles`. The patterns of this file precede those of the extended file, because the first match applies.
    private static func readRoles(_ value: YAMLValue, _ decoder: inout ConfigurationDecoder) {
        var roles: [KeyRole] = []
        for member in decoder.members(value, of: "roles") {
            guard let glob = decoder.glob(member, .key), let role = decoder.role(member) else { continue }
            roles.append(KeyRole(glob: glob, role: role))
        }
        decoder.configuration.roles = roles + decoder.configuration.roles
    }

    /// Reads `suppressions`. Each key pattern has a reason for each rule:
    /// `"player.*": {label-too-long: names of songs}`.
    private static func readSuppressions(_ value: YAMLValue, _ decoder: inout ConfigurationDecoder) {
        for member in decoder.members(value, of: "suppressions") {
            guard let glob = decoder.glob(member, .key) else { continue }
            for entry in decoder.members(member.value, of: member.key) {
                let rule = decoder.rule(entry)
                guard let reason = decoder.string(entry.value, of: entry.key), let rule else { continue }
                decoder.configuration.suppressions.append(
                    Suppression(
                        directive: SuppressionDirective(rules: [rule], reason: reason), strings: .pattern(glob),
                        path: decoder.file.path, span: entry.keySpan))
            }
        }
    }

    private static func readLocalization(_ value: YAMLValue, _ decoder: inout ConfigurationDecoder) {
        for member in decoder.members(value, of: "localization") {
            switch member.key {
            case "functions":
                decoder.configuration.localizationFunctions = decoder.strings(member.value, of: member.key)
            case "constants":
                decoder.configuration.localizationConstants = decoder.strings(member.value, of: member.key)
            case "runtime-attributes":
                for attribute in decoder.members(member.value, of: member.key) {
                    guard let role = decoder.role(attribute) else { continue }
                    decoder.configuration.runtimeAttributes[attribute.key] = role
                }
            default:
                decoder.reportUnknown(
                    "key", member.key, at: member.keySpan, of: ["functions", "constants", "runtime-attributes"])
            }
        }
    }
}
