package import AXSource

/// The first error at which a conforming XML parser has to stop, and its location.
package struct XMLSyntaxError: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case notText
        case forbiddenCharacter
        case forbiddenReference
        case unknownEntity
        case bareAmpersand
        case unclosedMarkup
        case badName
        case badTag
        case missingQuote
        case missingSpace
        case angleInAttribute
        case duplicateAttribute
        case endInText
        case doubleHyphen
        case wrongEnd
        case strayEnd
        case unclosedElement
        case textOutside
        case secondRoot
        case noRoot
        case misplacedDeclaration
        case badDeclaration
        case misplacedDocumentType
        case badDocumentType
        case unsupportedEncoding
        case tooDeep
    }

    package let kind: Kind
    package let span: Span
    /// The start tag of the innermost open element, if the end tag at ``span`` doesn't match it; nil for other errors.
    package var opened: Span?

    /// The error, as one clause in lowercase.
    package var message: String {
        switch kind {
        case .notText: "these bytes aren't valid in the file's encoding"
        case .forbiddenCharacter: "XML doesn't allow this character"
        case .forbiddenReference: "this reference refers to a character that XML doesn't allow"
        case .unknownEntity: "this entity isn't one of XML's five predefined ones; entity declarations aren't read"
        case .bareAmpersand: "unescaped “&”; write &amp;"
        case .unclosedMarkup: "this markup is never closed"
        case .badName: "this isn't a valid XML name"
        case .badTag: "this tag isn't well-formed"
        case .missingQuote: "attribute value must be quoted"
        case .missingSpace: "missing whitespace before this attribute"
        case .angleInAttribute: "unescaped “<” in an attribute; write &lt;"
        case .duplicateAttribute: "this attribute appears twice in its tag"
        case .endInText: "“]]>” isn't allowed in text; write ]]&gt;"
        case .doubleHyphen: "“--” isn't allowed inside a comment"
        case .wrongEnd: "this tag doesn't match the open element"
        case .strayEnd: "this tag closes an element that isn't open"
        case .unclosedElement: "this element is never closed"
        case .textOutside: "text outside the root element"
        case .secondRoot: "second root element"
        case .noRoot: "file has no elements"
        case .misplacedDeclaration: "XML declaration must be at the very beginning of the file"
        case .badDeclaration: "XML declaration isn't well-formed"
        case .misplacedDocumentType: "only one document type declaration is allowed, and only before the root element"
        case .badDocumentType: "document type declaration isn't well-formed"
        case .unsupportedEncoding: "file isn't in the encoding that it declares, or that encoding isn't supported"
        case .tooDeep: "elements are nested too deeply"
        }
    }
}
