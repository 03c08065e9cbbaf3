import AXModel

/// Names of the app's own properties and arguments that show that the value is an accessibility string, such as
/// `accessibilityText`, `playAccessibilityLabel` and `playA11yLabel`.
enum DeclaredNameAPIs {
    static let rows: [APIRow] =
        arguments + endings.map { APIRow("…\($0.ending)", .nameEnding($0.ending), $0.role, .declared) }

    private static let arguments: [APIRow] = [
        APIRow("accessibilityLabel:", .argument("accessibilityLabel"), .label, .declared),
        APIRow("accessibilityHint:", .argument("accessibilityHint"), .hint, .declared),
        APIRow("accessibilityValue:", .argument("accessibilityValue"), .value, .declared),
        APIRow("accessibilityText:", .argument("accessibilityText"), .label, .declared),
    ]

    private static let endings: [(ending: String, role: AccessibilityRole)] = [
        ("AccessibilityLabel", .label), ("AccessibilityHint", .hint), ("AccessibilityValue", .value),
        ("AccessibilityText", .label), ("AccessibilityDescription", .label), ("A11yLabel", .label), ("A11yHint", .hint),
        ("A11yValue", .value),
        ("A11yText", .label),
    ]
}
