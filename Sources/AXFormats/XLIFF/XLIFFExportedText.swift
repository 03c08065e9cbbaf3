import AXModel
import AXSource

/// What Xcode's export makes of the texts of string catalogs, and its import undoes: `%#@X@` becomes `%1$#@X@`, and
/// `%arg` in the forms of a variable `%1$lld` (recorded with Xcode 27).
enum XLIFFExportedText {
    /// - Parameters:
    ///   - text: a text of the unit, as the catalog holds it.
    ///   - path: the way to it.
    static func spell(_ text: String, at path: FormPath, of unit: Unit) -> String {
        if case .substitution(let name) = path.steps.first, let variable = unit.substitutions[name] {
            let argument = variable.argument ?? position(of: name, in: unit)
            let specifier = variable.specifier.isEmpty ? "lld" : variable.specifier
            return XLIFFVariable.replace("%arg", by: "%\(argument)$\(specifier)", in: text)
        }
        return unit.substitutions.reduce(text) { text, variable in
            let argument = variable.value.argument ?? position(of: variable.key, in: unit)
            return XLIFFVariable.replace(
                "%#@\(variable.key)@", by: "%\(argument)$#@\(variable.key)@", in: text)
        }
    }

    /// Whether a source text of an XLIFF file is the project's, written with positions or without.
    static func isSame(_ exported: String, _ current: String) -> Bool {
        Array(exported.utf8) == Array(current.utf8) || plain(exported) == plain(current)
    }

    /// The 1-based place of a variable among those of its string, in the order in which it names them.
    private static func position(of name: String, in unit: Unit) -> Int {
        let parent = unit.text.forms.first?.string ?? ""
        let places = unit.substitutions.keys.map { ($0, XLIFFVariable.offset(of: $0, in: parent) ?? .max) }
        let order = places.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
        return (order.firstIndex(of: name) ?? 0) + 1
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
