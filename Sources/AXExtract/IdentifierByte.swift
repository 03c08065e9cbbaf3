import AXSource

extension UInt8 {
    /// Whether the byte may stand in an identifier of Swift or Objective-C. Of bytes beyond ASCII all may.
    var isIdentifierByte: Bool { isASCIIAlphanumeric || self == UInt8(ascii: "_") || self >= 0x80 }
}
