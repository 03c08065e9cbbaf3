import AXExtract

/// What the user asked `localize` for.
struct LocalizeRequest {
    /// Which sources are rewritten.
    let selection: PathSelection
    /// Nil for the project's own.
    var style: CallStyle?
    var keys: KeyForm?
    /// Nil for that of the files around.
    var table: String?
    /// The language of the texts in the code.
    var language = "en"
    /// Whether texts count that UI tests look up.
    var overridesTests = false
}
