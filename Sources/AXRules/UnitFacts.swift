import AXModel

/// What several rules ask about the unit that is judged, found once. One core uses it at a time.
final class UnitFacts: @unchecked Sendable {
    private var formatPairs: [FormatPair]?

    /// Forgets the unit before.
    func beginUnit() {
        formatPairs = nil
    }

    func formatPairs(_ make: () -> [FormatPair]) -> [FormatPair] {
        if let formatPairs { return formatPairs }
        let made = make()
        formatPairs = made
        return made
    }
}
