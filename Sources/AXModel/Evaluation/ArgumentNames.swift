import AXSource

/// The arguments that the names of a source string mean: `%(count)lld songs by %(artist)@` names the first `count`.
///
/// Xcode 27’s `xcstringstool` numbers names where they are first used, by the probes of those who rebuilt it. Whether it does so
/// per translation is not documented. A translation that keeps the order of the names, or adds positions to them, is right
/// either way.
package struct ArgumentNames: Sendable {
    /// 1-based.
    let arguments: [String: Int]

    package init() { arguments = [:] }

    /// - Parameter named: the names in all forms of the source text, with the arguments that they take there.
    package init(_ named: [(name: String, argument: Int)]) {
        arguments = Dictionary(named.map { ($0.name, $0.argument) }) { first, _ in first }
    }

    /// - Parameter unit: of the source.
    package init(of unit: Unit) {
        self.init(
            unit.forms.flatMap { Message(parsing: $0.text.string).numberedSpecifiers() }.compactMap { numbered in
                numbered.specifier.name.map { ($0, numbered.argument) }
            })
    }

    package var isEmpty: Bool { arguments.isEmpty }

    /// nil for a name that the source does not have.
    package func argument(of name: String) -> Int? { arguments[name] }

    /// In the order of the arguments.
    package var all: [String] { arguments.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key) }
}

extension Unit {
    /// The unit as the runtime gets it: with positions in place of names, which Foundation does not know.
    /// - Parameter source: the unit in the development language, whose names decide the positions.
    package func numberingNames(as source: Unit?) -> Unit {
        guard forms.contains(where: { $0.text.string.utf8.contains(UInt8(ascii: "(")) }) else { return self }
        let names = ArgumentNames(of: source ?? self)
        return mapTexts { text in
            let message = Message(parsing: text.string)
            let numbered = message.numberedSpecifiers(names: names).filter { $0.specifier.name != nil }
            return text.respelled(numbered.map { ($0.specifier.range, $0.positioned) })
        }
    }
}
