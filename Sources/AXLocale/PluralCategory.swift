/// The plural categories of CLDR (UTS 35, part 3), in CLDR's order.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable, Comparable {
    case zero, one, two, few, many, other

    public static func < (left: PluralCategory, right: PluralCategory) -> Bool {
        left.order < right.order
    }

    private var order: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}
