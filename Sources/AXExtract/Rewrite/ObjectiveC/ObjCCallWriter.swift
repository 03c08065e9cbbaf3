import AXSource

/// Writes localized calls in Objective-C: `NSLocalizedString` and its variants.
struct ObjCCallWriter {
    let wording: LocalizedWording

    func call(_ message: RewriteMessage) -> CallLayout {
        let call = lookUp(message)
        guard message.isFormat else { return call }
        return .call(
            open: "[NSString localizedStringWithFormat:", [call] + message.values.map { .text($0.expression) },
            close: "]")
    }

    /// An `NSString` literal. Its escapes are the same as in Swift, except for control characters.
    static func literal(_ text: String) -> String {
        let escaped = text.escaped { scalar in
            // Three digits, so that a digit after the escape isn't read as part of it.
            scalar.value < 0x20 || scalar.value == 0x7F ? "\\" + scalar.digits(radix: 8, atLeast: 3) : nil
        }
        return "@\"\(escaped)\""
    }

    private func lookUp(_ message: RewriteMessage) -> CallLayout {
        let key = CallLayout.text(Self.literal(wording.key))
        let table = CallLayout.text(wording.table.map(Self.literal) ?? "nil")
        let comment = CallLayout.text(Self.literal(wording.comment))
        if wording.showsText {
            let bundle = CallLayout.text(wording.bundle ?? "[NSBundle mainBundle]")
            let text = CallLayout.text(Self.literal(message.text))
            return .call(
                open: "NSLocalizedStringWithDefaultValue(", [key, table, bundle, text, comment], close: ")")
        }
        if let bundle = wording.bundle {
            return .call(
                open: "NSLocalizedStringFromTableInBundle(", [key, table, .text(bundle), comment], close: ")")
        }
        if wording.table != nil {
            return .call(open: "NSLocalizedStringFromTable(", [key, table, comment], close: ")")
        }
        return .call(open: "NSLocalizedString(", [key, comment], close: ")")
    }
}
