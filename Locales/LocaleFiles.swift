/// The data files of this folder, compiled in by the plug-in `EmbedLocales`, so that a moved or static binary has them.
package enum LocaleFiles {
    /// The text of each file by its language tag, the file's name without `.yml`.
    package static let embedded: [String: String] = embeddedLocaleFiles
}
