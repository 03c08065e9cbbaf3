enum Length {
    case hour, day, week, year

    private var count: String {
        switch self {
        case .hour: "1"
        case .day: "24"
        case .week: "7"
        case .year: "365"
        }
    }

    private var unit: String {
        switch self {
        case .hour: String(localized: "hour")
        case .day: String(localized: "hours")
        case .week: String(localized: "days")
        case .year: String(localized: "days")
        }
    }

    var spoken: String { "\(count) \(unit)" }
}
