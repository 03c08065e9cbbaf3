extension Texts {
    static let other = "Other"
}
