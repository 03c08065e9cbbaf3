import AXScan
import AXSource

/// The declarations that other files may refer to: constants, macros, functions and methods, with the strings that they
/// provide.
struct ObjCSymbols {
    let source: ObjCSource
    let declarations: ObjCDeclarations
    private let lines: LineTable
    private let isHeader: Bool

    /// The maximum length of a body, in tokens. A longer function isn't a helper that returns a string.
    private static let longestBody = 2_000

    init(source: ObjCSource, declarations: ObjCDeclarations) {
        self.source = source
        self.declarations = declarations
        lines = LineTable(source.file.text)
        isHeader = source.file.path.lowercased().hasSuffix(".h")
    }

    /// - Parameter context: Makes the context of the expressions in a function, or outside functions.
    func declarations(in context: (ObjCFunction?, ObjCBody?) -> ObjCContext) -> [SymbolDeclaration] {
        variables(context(nil, nil)) + source.macros.compactMap { macro($0, context) }
            + declarations.functions.compactMap { function($0, context) }
    }

    /// The protocols in the file, and the classes that it declares, extends or implements.
    var types: [SymbolType] {
        let names = declarations.superclasses.keys.sorted()
        return names.map { name in
            let superclass = declarations.superclasses[name].flatMap(\.self)
            return SymbolType(
                name: name, path: source.file.path, isPrivate: false, inherits: superclass.map { [$0] } ?? [],
                alias: nil, kind: superclass == nil ? nil : .object)
        }
    }

    private func symbol(_ name: String, _ span: Span) -> SymbolDeclaration {
        SymbolDeclaration(
            name: name, path: source.file.path, span: span, line: lines.position(of: span.start).line)
    }

    private func variables(_ context: ObjCContext) -> [SymbolDeclaration] {
        declarations.variables.map { variable in
            var symbol = symbol(variable.name, variable.span)
            symbol.isPrivate = variable.isStatic && !isHeader
            symbol.leaves = constant(ObjCLeafReader(context).leaves(of: [ObjCPart(variable.value)]))
            return symbol
        }
    }

    /// The strings of a declaration that must be constant, so that no call can replace them.
    private func constant(_ leaves: [StringLeaf]) -> [StringLeaf] {
        leaves.map { leaf in
            var leaf = leaf
            leaf.literal.isPlain = false
            return leaf
        }
    }

    /// The declaration of a macro whose body contains a string or a call; nil for any other macro, or if the body is
    /// too long.
    private func macro(_ macro: ObjCMacro, _ context: (ObjCFunction?, ObjCBody?) -> ObjCContext) -> SymbolDeclaration? {
        guard !macro.body.isEmpty, macro.body.count < Self.longestBody,
            macro.body.contains(where: { source.kind($0) == .string || source.isToken($0, "(") })
        else { return nil }
        let parameters = (macro.parameters ?? []).map { ObjCFunction.Parameter(name: $0, type: nil) }
        let function = ObjCFunction(
            name: macro.name, span: macro.span, className: nil, resultType: [], parameters: parameters, body: 0..<0)
        var symbol = symbol(macro.name, macro.span)
        symbol.isPrivate = !isHeader
        symbol.parameters = macro.parameters.map { _ in Self.positional(parameters) }
        symbol.leaves = constant(ObjCLeafReader(context(function, nil)).leaves(of: [ObjCPart(macro.body)]))
        return symbol
    }

    private func function(
        _ function: ObjCFunction, _ context: (ObjCFunction?, ObjCBody?) -> ObjCContext
    ) -> SymbolDeclaration? {
        guard !function.resultType.isDisjoint(with: ObjCTypes.strings), function.body.count < Self.longestBody else {
            return nil
        }
        let body = ObjCBody(function, in: source)
        let parts = body.results.map { ObjCPart($0.range, in: $0.branch) }
        guard !parts.isEmpty else { return nil }
        var symbol = symbol(
            [function.className, function.name].compactMap { $0 }.joined(separator: "."), function.span)
        symbol.isPrivate = function.className == nil && function.resultType.contains("static") && !isHeader
        symbol.parameters = parameters(of: function)
        symbol.leaves = ObjCLeafReader(context(function, body)).leaves(of: parts)
        return symbol
    }

    /// The parameters of a function or method. Nil for a method without arguments, which counts as a property:
    /// `[Strings closeHint]` is `Strings.closeHint`.
    private func parameters(of function: ObjCFunction) -> [SymbolDeclaration.Parameter]? {
        guard function.className != nil else { return Self.positional(function.parameters) }
        guard !function.parameters.isEmpty else { return nil }
        let labels = function.name.split(separator: ":").map(String.init)
        return zip(labels, function.parameters).enumerated().map { index, pair in
            SymbolDeclaration.Parameter(
                label: index == 0 ? nil : pair.0, name: pair.1.name, isOptional: false, isVariadic: false)
        }
    }

    private static func positional(_ parameters: [ObjCFunction.Parameter]) -> [SymbolDeclaration.Parameter] {
        parameters.map { SymbolDeclaration.Parameter(label: nil, name: $0.name, isOptional: false, isVariadic: false) }
    }
}
