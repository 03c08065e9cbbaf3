/// The format specifiers that Foundation writes for interpolated values of each type.
enum ValueSpecifiers {
    /// The specifier for a type of the system by its last name; nil for another one.
    static func specifier(ofType name: String) -> String? { types[name] }

    /// The specifier for a member that has one type wherever it is declared.
    static func specifier(ofMember name: String) -> String? { members[name] }

    private static let types: [String: String] = [
        "Int": "%lld", "Int64": "%lld", "Int32": "%d", "Int16": "%d", "Int8": "%d", "NSInteger": "%lld",
        "UInt": "%llu", "UInt64": "%llu", "UInt32": "%u", "UInt16": "%u", "UInt8": "%u", "NSUInteger": "%llu",
        "Double": "%lf", "CGFloat": "%lf", "TimeInterval": "%lf", "CLLocationDegrees": "%lf", "Float": "%f",
        "String": "%@", "Substring": "%@", "NSString": "%@", "AttributedString": "%@", "Text": "%@", "Image": "%@",
        "NSLocalizedString": "%@", "LocalizedStringResource": "%@", "LocalizedStringKey": "%@",
        "NSAttributedString": "%@",
        "Character": "%@", "URL": "%@", "UUID": "%@", "Date": "%@", "Decimal": "%@", "NSNumber": "%@", "Locale": "%@",
    ]

    private static let members: [String: String] = [
        "count": "%lld", "endIndex": "%lld", "startIndex": "%lld", "hashValue": "%lld",
        "localizedDescription": "%@", "description": "%@", "debugDescription": "%@", "absoluteString": "%@",
        "lastPathComponent": "%@", "pathExtension": "%@", "uuidString": "%@", "capitalized": "%@",
        "localizedCapitalized": "%@", "localizedUppercase": "%@", "localizedLowercase": "%@",
    ]
}
