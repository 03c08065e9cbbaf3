import SwiftSyntax

extension TokenSyntax {
    /// The name that the token spells, without the backticks that may stand around it: `` `accessibilityLabel` `` is
    /// `accessibilityLabel`.
    var bareName: String {
        let spelled = text
        guard spelled.utf8.first == UInt8(ascii: "`"), spelled.utf8.count > 2 else { return spelled }
        return String(spelled.dropFirst().dropLast())
    }
}
