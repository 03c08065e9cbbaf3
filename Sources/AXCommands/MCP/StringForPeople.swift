import AXModel

/// The reason why assistants can't translate a string: the parameters of a call can't represent its structure.
enum StringForPeople {
    case severalVariables
    case phrases

    /// The reason as a clause after the key, for a message.
    var clause: String {
        switch self {
        case .severalVariables: "has several variables that vary by number"
        case .phrases: "is a set of phrases, such as those of an App Shortcut"
        }
    }
}

extension Unit {
    /// The reason why only a person can translate the string; nil if an assistant can translate it.
    var reasonForPeople: StringForPeople? {
        if isStringSet { return .phrases }
        return variables.count > 1 ? .severalVariables : nil
    }
}
