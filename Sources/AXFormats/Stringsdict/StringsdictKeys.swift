import AXSource

/// The keys of `.stringsdict` files (Apple, “Localizing strings that contain plurals” and “Creating width and device variants
/// of strings”).
enum StringsdictKeys {
    static let format: StringKey = "NSStringLocalizedFormatKey"
    static let width: StringKey = "NSStringVariableWidthRuleType"
    static let device: StringKey = "NSStringDeviceSpecificRuleType"
    static let rule: StringKey = "NSStringFormatSpecTypeKey"
    static let valueType: StringKey = "NSStringFormatValueTypeKey"
    /// The only rule of a variable that there is.
    static let plural = "NSStringPluralRuleType"
}
