/// Prints one argument as `printf` does, in the C locale.
struct SpecifierFormatter {
    let arguments: [FormatArgument]

    /// Nobody shows a number of more digits or a column of more characters; hostile ones are refused.
    private static let widest = 10_000

    func shown(_ numbered: NumberedSpecifier) throws(EvaluationError) -> String {
        let specifier = numbered.specifier
        var field = PrintField(flags: specifier.flags)
        field.width = try amount(specifier.width, numbered.width, numbered)
        field.precision = try amount(specifier.precision, numbered.precision, numbered)
        try field.normalize(widest: Self.widest)
        let argument = try argument(numbered.argument, numbered)
        let wrong = EvaluationError.wrongArgument(position: numbered.argument, specifier: specifier.raw)
        switch specifier.type {
        case .object: return argument.description
        case .integer(let bytes):
            guard case .integer(let number) = argument else { throw wrong }
            let stored = StoredInteger(number, bytes: bytes, isSigned: specifier.isSigned)
            return field.integer(stored, conversion: specifier.conversion)
        case .float:
            guard let number = argument.double else { throw wrong }
            return try field.float(number, conversion: specifier.conversion)
        case .character:
            guard case .integer(let number) = argument, let unit = UInt16(exactly: number & 0xFFFF) else { throw wrong }
            return String(decoding: [unit], as: UTF16.self)
        case .pointer: return try pointer(argument, specifier, field, wrong)
        case .none: return ""
        case .ownArgument: return specifier.raw
        }
    }

    private func pointer(
        _ argument: FormatArgument, _ specifier: FormatSpecifier, _ field: PrintField, _ wrong: EvaluationError
    ) throws(EvaluationError) -> String {
        switch (specifier.conversion, argument) {
        case ("n", _): return ""
        case ("p", .integer(let number)):
            return field.padded("0x" + String(UInt64(bitPattern: Int64(number)), radix: 16))
        case ("s", .text(let text)), ("S", .text(let text)), ("P", .text(let text)): return field.text(text)
        default: throw wrong
        }
    }

    private func amount(
        _ amount: FormatSpecifier.Amount?, _ position: Int?, _ numbered: NumberedSpecifier
    ) throws(EvaluationError) -> Int? {
        switch amount {
        case nil: return nil
        case .number(let number)?: return number
        case .argument?:
            let position = position ?? 0
            guard case .integer(let number) = try argument(position, numbered) else {
                throw .wrongArgument(position: position, specifier: numbered.specifier.raw)
            }
            return number
        }
    }

    private func argument(_ position: Int, _ numbered: NumberedSpecifier) throws(EvaluationError) -> FormatArgument {
        guard arguments.indices.contains(position - 1) else {
            throw .missingArgument(position: position, specifier: numbered.specifier.raw)
        }
        return arguments[position - 1]
    }
}
