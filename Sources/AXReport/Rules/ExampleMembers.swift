import AXSource

extension Example {
    /// The members of the case that are given, each with its name, in reading order. The key that stands for any key is none.
    var members: [(name: String, value: String)] {
        var members: [(String, String)] = []
        if !role.isEmpty { members.append(("role", role)) }
        if key != Example(nil).key, tableForms.isEmpty { members.append(("key", key.text)) }
        if let source { members.append(("source", source)) }
        if let exported { members.append(("exported", exported)) }
        if forms.isEmpty { members.append((locale, text ?? "(missing)")) }
        members += forms.map { ("\(locale) \($0.category)", $0.text) }
        members += tableForms.map { ("\(key.text) \($0.category)", $0.text) }
        for (other, value) in others.sorted(by: { $0.key < $1.key }) {
            members.append((other.text, otherSources[other].map { "\(value) (\($0))" } ?? value))
        }
        return members
    }
}
