enum DepartureAccessibility {
    static func label(identity: String, isLate: Bool) -> String {
        isLate ? "\(identity), late" : "\(identity), on time"
    }
}
