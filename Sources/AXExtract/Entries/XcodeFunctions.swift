/// The functions in whose calls Xcode's own extractor finds keys.
///
/// Facts: `man genstrings`; Xcode's documentation of string catalogs; the build setting `LOCALIZED_STRING_MACRO_NAMES`.
package enum XcodeFunctions {
    /// Whether the function is one of Foundation or SwiftUI that has its key in the call. A method of `Bundle` is not looked
    /// for, and neither is what a project makes for itself.
    static func contain(_ name: String) -> Bool {
        if name == interfaceBuilder || ObjCLocalizationFunction.all[name] != nil { return true }
        return !name.hasPrefix(".") && LocalizationFunctions.function(name) != nil
    }

    /// What reads the documents of Interface Builder.
    package static let interfaceBuilder = "ibtool"
}
