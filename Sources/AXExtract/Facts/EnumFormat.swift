import AXModel

/// How the cases of an enumeration make formats: `case songs(count: Int)` with the key `"songs %lld"` and the value
/// `count`. The app's localizer gets a case, and looks up its key as a format. Read only for transcripts.
struct EnumFormat: Sendable {
    struct Case: Sendable {
        /// The case of ``EnumFormat/keyType`` whose raw value is the key.
        let key: String
        /// The values for the placeholders, with the names that are bound to the associated values.
        let values: [String]
        /// The names that are bound to the associated values, in order.
        let names: [String]
    }

    /// The type of the keys, as written in the enumeration.
    let keyType: String
    let cases: [String: Case]
}
