package import AXSource

/// Why a document is not well-formed XML: the first place where a conforming parser has to stop.
package struct XMLFault: Error, Hashable, Sendable {
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
    /// The tag that was opened, for one that is closed wrongly or never.
    package var opened: Span?

    /// What is wrong, as one clause in lower case.
    package var message: String {
        switch kind {
        case .notText: "these bytes are not text in the file's encoding"
        case .forbiddenCharacter: "XML does not allow this character"
        case .forbiddenReference: "this reference names a character that XML does not allow"
        case .unknownEntity: "this entity is not one of XML's own five; declarations of others are never read"
        case .bareAmpersand: "“&” begins no reference; write &amp;"
        case .unclosedMarkup: "this markup is never closed"
        case .badName: "this is no name that XML allows"
        case .badTag: "this tag is not well-formed"
        case .missingQuote: "an attribute's value stands in quotes"
        case .missingSpace: "white space is missing before this attribute"
        case .angleInAttribute: "“<” stands inside an attribute; write &lt;"
        case .duplicateAttribute: "this attribute stands twice in its tag"
        case .endInText: "“]]>” stands in text; write ]]&gt;"
        case .doubleHyphen: "“--” stands inside a comment"
        case .wrongEnd: "this tag closes another element than the one that is open"
        case .strayEnd: "this tag closes an element that is not open"
        case .unclosedElement: "this element is never closed"
        case .textOutside: "text stands outside the root element"
        case .secondRoot: "a second root element begins here"
        case .noRoot: "the file holds no element"
        case .misplacedDeclaration: "the XML declaration may stand at the very beginning only"
        case .badDeclaration: "the XML declaration is not well-formed"
        case .misplacedDocumentType: "a document type may stand once, before the root element"
        case .badDocumentType: "the document type is not well-formed"
        case .unsupportedEncoding: "the file is not in the encoding that it declares, or that encoding cannot be read"
        case .tooDeep: "elements are nested too deep"
        }
    }
}
