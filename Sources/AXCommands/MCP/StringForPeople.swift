import AXModel

/// Why assistants can't send a translation of a string, whose shape a call can't represent.
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
    /// Why only a person can translate the string; nil if an assistant can.
    var reasonForPeople: StringForPeople? {
        if isStringSet { return .phrases }
        return variables.count > 1 ? .severalVariables : nil
    }
}
