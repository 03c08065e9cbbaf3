import AXSource

extension StringProtocol {
    /// Whether a name is spelled as the names of types are.
    var beginsWithCapital: Bool {
        guard let byte = utf8.first else { return false }
        // Asking Unicode takes long, and is done for every name of a file.
        return byte < 0x80 ? byte.isASCIILetter && byte & 0x20 == 0 : first?.isUppercase == true
    }
}
