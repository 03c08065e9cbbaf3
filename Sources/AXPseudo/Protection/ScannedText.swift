import AXModel

/// A message, and what is protected in it.
struct ScannedText {
    let message: Message
    let text: String
    /// The text as UTF-8.
    let bytes: [UInt8]
    let tokens: [ProtectedToken]

    init(_ message: Message, _ scanner: ProtectedScanner) {
        self.message = message
        text = message.text
        bytes = Array(text.utf8)
        tokens = scanner.tokens(in: message, bytes)
    }
}
