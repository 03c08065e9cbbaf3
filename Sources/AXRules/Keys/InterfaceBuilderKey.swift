import AXModel
import AXSource

extension StringKey {
    /// Whether the key is the one of an object in Interface Builder, `2en-CB-bYH.title`: its text is shown as it is, and goes
    /// through no formatter.
    var isOfInterfaceBuilder: Bool {
        guard bytes.count > 11, bytes[3] == UInt8(ascii: "-"), bytes[6] == UInt8(ascii: "-"),
            bytes[10] == UInt8(ascii: ".")
        else { return false }
        return [0..<3, 4..<6, 7..<10].allSatisfy { bytes[$0].allSatisfy(\.isASCIIAlphanumeric) }
    }
}

extension UInt8 {
    fileprivate var isASCIIAlphanumeric: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }
}

extension Unit {
    /// Whether anything in the text shows that it goes through a formatter.
    var isFormat: Bool { text.forms.contains { FormatText($0.string).isFormat } }
}
