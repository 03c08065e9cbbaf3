import AXSource

/// Spells localized calls in Objective-C: `NSLocalizedString` and its family.
struct ObjCCallSpelling {
    let wording: LocalizedWording

    func call(_ message: RewriteMessage) -> CallText {
        let call = lookUp(message)
        guard message.isFormat else { return call }
        return .call(
            open: "[NSString localizedStringWithFormat:", [call] + message.values.map { .text($0.expression) },
            close: "]")
    }

    /// A literal of a text. What stands between quotes is Swift's, but for characters that cannot be typed.
    static func literal(_ text: String) -> String {
        let escaped = text.escaped { scalar in
            // Three digits, so that one that follows is none of them.
            scalar.value < 0x20 || scalar.value == 0x7F ? "\\" + scalar.digits(radix: 8, atLeast: 3) : nil
        }
        return "@\"\(escaped)\""
    }

    private func lookUp(_ message: RewriteMessage) -> CallText {
        let key = CallText.text(Self.literal(wording.key))
        let table = CallText.text(wording.table.map(Self.literal) ?? "nil")
        let comment = CallText.text(Self.literal(wording.comment))
        if wording.showsText {
            let bundle = CallText.text(wording.bundle ?? "[NSBundle mainBundle]")
            let text = CallText.text(Self.literal(message.text))
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
