/// The data files of this folder. The plug-in `EmbedLocales` compiles them in, so that a moved or static binary has
/// them.
package enum LocaleFiles {
    /// The text of each file by its language tag, the file's name without `.yml`.
    package static let embedded: [String: String] = embeddedLocaleFiles
}
