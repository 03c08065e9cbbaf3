import AXModel
import AXSource

extension FlowResolver {
    /// The format that a localizer of the app makes of an enumeration case, and the strings that are its values:
    /// `localize(.songs(count: 3))`. Nil for other calls.
    mutating func format(
        madeBy leaf: StringLeaf, _ reference: Reference, _ candidates: [SymbolDeclaration], _ frame: Frame
    ) -> [StringLeaf]? {
        guard let arguments = reference.arguments, let written = arguments.first, written.leaves.count > 0,
            let passed = written.leaves[0].reference, let values = passed.arguments, let name = passed.path.last
        else { return nil }
        for function in candidates {
            guard function.valueType == "String", let parameters = function.parameters,
                let type = ArgumentMatch.types(of: arguments, in: parameters)?.first,
                let enumeration = type.map({ index.fullName($0, in: function) }),
                let format = index.format(of: enumeration), let found = format.cases[name],
                let key = key(found, of: format, in: enumeration, function.path)
            else { continue }
            let names = found.names.count == values.count ? found.names : []
            let bindings = Dictionary(zip(names, values.map { [$0] })) { first, _ in first }
            var made = leaf
            (made.kind, made.key, made.keyForm) = (.localizedCall, key, .literal)
            (made.reference, made.remark) = (nil, nil)
            made.call = LocalizationCall(function: reference.name)
            made.call?.interpolates = false
            made.arguments = found.values.map { Occurrence.Argument(expression: $0, specifier: nil) }
            let whole = [made].inserting(bindings)
            return whole + whole.flatMap { strings(insertedInto: $0, values, frame) }
        }
        return nil
    }

    /// The key of a case: the raw value of a case of another enumeration; nil if that isn't a known string.
    private func key(_ found: EnumFormat.Case, of format: EnumFormat, in enumeration: String, _ path: String) -> String?
    {
        let type = index.resolvedType(format.keyType, from: enumeration, path)
        let name = type.split(separator: ".").map(String.init) + [found.key, "rawValue"]
        guard case .declarations(let raw) = index.find(Reference(path: name, enclosingType: nil), in: path),
            raw.count == 1, raw[0].leaves.count == 1, raw[0].leaves[0].kind == .hardCoded
        else { return nil }
        return raw[0].leaves[0].key
    }

    /// The strings among the associated values, which are values of the format.
    private mutating func strings(
        insertedInto format: StringLeaf, _ values: [Reference.Argument], _ frame: Frame
    ) -> [StringLeaf] {
        let expressions = Set(format.arguments.map(\.expression))
        return values.filter { expressions.contains($0.value.expression) }.flatMap { value in
            Self.located(resolved(value.leaves, frame), in: frame.path).filter { $0.kind != .dynamic }.map { string in
                var string = string
                string.insertedAs = format.insertedAs + [value.value.expression]
                string.branch = format.branch.adding(string.branch)
                string.slots = format.slots + string.slots
                return string
            }
        }
    }
}
