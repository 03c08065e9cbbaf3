import AXSource

/// The keys of `.stringsdict` files (Apple, “Localizing strings that contain plurals” and “Creating width and device variants
/// of strings”).
enum StringsdictKeys {
    static let format: StaticString = "NSStringLocalizedFormatKey"
    static let width: StaticString = "NSStringVariableWidthRuleType"
    static let device: StaticString = "NSStringDeviceSpecificRuleType"
    static let rule: StaticString = "NSStringFormatSpecTypeKey"
    static let valueType: StaticString = "NSStringFormatValueTypeKey"
    /// The only rule of a variable that there is.
    static let plural = "NSStringPluralRuleType"
}
