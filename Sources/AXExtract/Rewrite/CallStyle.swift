/// How a project writes localized calls.
package enum CallStyle: Hashable, Sendable {
    case nsLocalizedString
    /// `String(localized:)`, which needs iOS 15 or macOS 12.
    case stringLocalized
    /// `String(localized: .playerPlay)`, the symbol that Xcode 26 generates for a key of a string catalog. It needs iOS
    /// 16 or macOS 13.
    case symbol
    case wrapper(WrapperStyle)
}

/// One of the project's own functions or members of `String` that look up strings.
package struct WrapperStyle: Hashable, Sendable {
    enum Argument: Hashable, Sendable {
        case key
        case text
        case comment
        case table
        case bundle
        /// Any number of values for the placeholders.
        case values
    }

    struct Parameter: Hashable, Sendable {
        let label: String?
        let argument: Argument
        let isOptional: Bool
    }

    /// The name in a call: `OBALoc`, `localized`.
    package let name: String
    /// Whether it's a member of the key: `"play.label".localized`.
    let isMember: Bool
    /// Nil for a property.
    let parameters: [Parameter]?
    /// The type that the values for the placeholders must have, such as `String` for `_ values: String...`; nil if any
    /// type is accepted, or if the wrapper doesn't take values.
    package private(set) var valueType: String?

    /// Whether a call can contain the source string.
    package var takesText: Bool { parameters?.contains { $0.argument == .text } ?? false }

    /// The project's Swift wrappers with these names, by name. Private wrappers and wrappers with a required parameter
    /// of unknown meaning are left out.
    package static func all(in facts: [FileFacts], named names: some Sequence<String>) -> [String: WrapperStyle] {
        let wanted = Set(names)
        var styles: [String: WrapperStyle] = [:]
        for declaration in facts.flatMap(\.declarations) {
            let isMember = declaration.name.hasPrefix("String.")
            let name = isMember ? String(declaration.name.dropFirst(7)) : declaration.name
            guard wanted.contains(name), styles[name] == nil, !declaration.isPrivate,
                declaration.path.hasSuffix(".swift"), let style = WrapperStyle(declaration, name, isMember)
            else { continue }
            styles[name] = style
        }
        return styles
    }

    private init?(_ declaration: SymbolDeclaration, _ name: String, _ isMember: Bool) {
        self.name = name
        self.isMember = isMember
        guard let declared = declaration.parameters else {
            guard isMember else { return nil }
            parameters = nil
            return
        }
        var parameters: [Parameter] = []
        for (index, parameter) in declared.enumerated() {
            if parameter.isVariadic { valueType = parameter.type.flatMap { Self.anyType.contains($0) ? nil : $0 } }
            if let argument = Self.argument(parameter, index, isMember) {
                parameters.append(
                    Parameter(label: parameter.label, argument: argument, isOptional: parameter.isOptional))
            } else if !parameter.isOptional {
                return nil
            }
        }
        guard isMember || parameters.first?.argument == .key else { return nil }
        self.parameters = parameters
    }

    private static let anyType: Set<String> = ["CVarArg", "Any", "any CVarArg"]

    private static func argument(
        _ parameter: SymbolDeclaration.Parameter, _ index: Int, _ isMember: Bool
    ) -> Argument? {
        if parameter.isVariadic { return .values }
        if index == 0, !isMember { return .key }
        let name = parameter.label ?? parameter.name
        if LocalizationFunction.textLabels.contains(name) { return .text }
        if LocalizationFunction.commentLabels.contains(name) { return .comment }
        if LocalizationFunction.tableLabels.contains(name) { return .table }
        return LocalizationFunction.bundleLabels.contains(name) ? .bundle : nil
    }
}

/// The arguments of a localized call, other than its values.
package struct LocalizedWording: Hashable, Sendable {
    package let key: String
    /// Nil for the default table.
    package let table: String?
    /// An expression; nil for the app's bundle.
    package let bundle: String?
    package let comment: String
    /// Whether the call contains the source string, so that users hear it if a table lacks the key.
    package let showsText: Bool

    package init(key: String, table: String?, bundle: String?, comment: String, showsText: Bool) {
        self.key = key
        self.table = table
        self.bundle = bundle
        self.comment = comment
        self.showsText = showsText
    }
}
