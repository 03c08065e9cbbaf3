enum Badge {
    case on, off

    var spoken: String {
        switch self {
        case .on: return "Active"
        case .off: return "Inactive"
        }
    }
}
