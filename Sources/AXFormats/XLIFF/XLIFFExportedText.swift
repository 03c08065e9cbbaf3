import AXModel
import AXSource

/// What Xcode's export makes of the texts of string catalogs, and its import undoes: `%#@X@` becomes `%1$#@X@`, and
/// `%arg` in the forms of a variable `%1$lld` (recorded with Xcode 27).
struct XLIFFExportedText {
    private let variables: [String: Substitution]
    /// The 1-based argument of each variable: its own, or its place among those of the string, in the order in which the
    /// string names them.
    private let arguments: [String: Int]

    init(_ unit: Unit) {
        variables = unit.substitutions
        guard !variables.isEmpty else {
            arguments = [:]
            return
        }
        var places: [String: Int] = [:]
        for reference in StringCatalogReferences.references(in: unit.text.forms.first?.string ?? "")
        where places[reference.name] == nil {
            places[reference.name] = reference.range.lowerBound
        }
        let order = variables.keys.map { ($0, places[$0] ?? .max) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
        let numbers = order.enumerated().map { number, variable in
            (variable.0, unit.substitutions[variable.0]?.argument ?? number + 1)
        }
        arguments = Dictionary(numbers) { first, _ in first }
    }

    /// - Parameters:
    ///   - text: a text of the unit, as the catalog holds it.
    ///   - path: the way to it.
    func spell(_ text: String, at path: FormPath) -> String {
        guard !variables.isEmpty, text.utf8.contains(UInt8(ascii: "%")) else { return text }
        let located = LocatedText(text, span: Span(at: 0))
        if case .substitution(let name) = path.steps.first, let variable = variables[name] {
            let specifier = variable.specifier.isEmpty ? "lld" : variable.specifier
            let spelled = "%\(arguments[name] ?? 1)$\(specifier)"
            let own = Message(parsing: text).placeholders.filter { $0.type == .ownArgument }
            return located.respelled(own.map { ($0.range, spelled) }).string
        }
        let references = StringCatalogReferences.references(in: text).filter { $0.head.isEmpty }
        return located.respelled(
            references.compactMap { reference in arguments[reference.name].map { (reference.head, "\($0)$") } }
        ).string
    }

    /// Whether a source text of an XLIFF file is the project's, written with positions or without.
    static func isSame(_ exported: String, _ current: String) -> Bool {
        Array(exported.utf8) == Array(current.utf8) || plain(exported) == plain(current)
    }

    /// The text with positions and `%arg` taken out, so that only what people wrote is left.
    private static func plain(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var offset = 0
        while offset < bytes.count {
            result.append(bytes[offset])
            offset += 1
            guard bytes[offset - 1] == UInt8(ascii: "%") else { continue }
            offset = behindPosition(bytes, offset)
            if bytes[offset...].starts(with: Array("arg".utf8)) {
                result += Array("lld".utf8)
                offset += 3
            }
        }
        return result
    }

    /// Behind the `2$` of `%2$@`.
    private static func behindPosition(_ bytes: [UInt8], _ start: Int) -> Int {
        var offset = start
        while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) { offset += 1 }
        return offset > start && offset < bytes.count && bytes[offset] == UInt8(ascii: "$") ? offset + 1 : start
    }
}
