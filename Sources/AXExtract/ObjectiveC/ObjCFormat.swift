/// Takes the arguments of `stringWithFormat:` and its like apart.
struct ObjCFormat {
    let source: ObjCSource

    /// A format and its values. Where the format is mere punctuation, the values are what is spoken.
    func parts(_ arguments: [Range<Int>], _ part: ObjCPart) -> [ObjCPart] {
        guard let format = arguments.first else { return [] }
        let values = Array(arguments.dropFirst())
        var main = part.replaced(by: format)
        main.arguments = values
        let glue = ObjCLiteral(format, in: source).flatMap { Wording.isGlue($0.text) ? $0.text : nil }
        let whole = glue.map { glue in
            Concatenation(
                source.span(format), Concatenation.pieces(ofFormat: glue, from: 0), values.map(source.excerpt))
        }
        return [main]
            + values.enumerated().map { index, range in
                let value = part.text(range, glue == nil ? .strings : .everything)
                return whole.map { value.inside($0, at: index) } ?? value
            }
    }
}
