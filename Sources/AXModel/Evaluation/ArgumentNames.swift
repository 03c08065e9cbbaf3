import AXSource

/// The arguments that the names in a source string refer to: in `%(count)lld songs by %(artist)@`, `count` is the first
/// argument and `artist` the second.
///
/// Xcode 27’s `xcstringstool` numbers names by first use, according to tests by developers who reimplemented it. It
/// isn't documented whether translations are numbered separately. In either case, a translation is correct if it keeps
/// the order of the names or adds positions to them.
package struct ArgumentNames: Sendable {
    /// The 1-based argument that each name refers to.
    let arguments: [String: Int]

    package init() { arguments = [:] }

    /// - Parameter named: the names in all forms of the source string, with their 1-based arguments. If a name is
    ///   repeated, the first one determines its argument.
    package init(_ named: [(name: String, argument: Int)]) {
        arguments = Dictionary(named.map { ($0.name, $0.argument) }) { first, _ in first }
    }

    /// - Parameter unit: the unit in the source language.
    package init(of unit: Unit) {
        self.init(
            unit.forms.flatMap { Message(parsing: $0.text.string).numberedSpecifiers() }.compactMap { numbered in
                numbered.specifier.name.map { ($0, numbered.argument) }
            })
    }

    package var isEmpty: Bool { arguments.isEmpty }

    /// The 1-based argument of `name`; nil if the source string doesn't contain the name.
    package func argument(of name: String) -> Int? { arguments[name] }

    /// The names in the order of their arguments.
    package var all: [String] { arguments.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key) }
}

extension Unit {
    /// The unit in the form that Apple's runtime receives: with positions instead of names, which Foundation doesn't
    /// support.
    /// - Parameter source: the unit in the development language, whose names determine the positions; nil if this is
    ///   that unit.
    package func numberingNames(as source: Unit?) -> Unit {
        guard forms.contains(where: { $0.text.string.holds(UInt8(ascii: "(")) }) else { return self }
        let names = ArgumentNames(of: source ?? self)
        return mapTexts { text in
            let message = Message(parsing: text.string)
            let numbered = message.numberedSpecifiers(names: names).filter { $0.specifier.name != nil }
            return text.replacingParts(numbered.map { ($0.specifier.range, $0.positioned) })
        }
    }
}
