/// How much is followed for one value, arguments and variables in it included, so that hostile code cannot multiply it.
final class ReadingBudget {
    /// Local variables whose values are looked at, and arguments that are taken apart.
    private static let most = 512

    private var used = 0

    /// Whether one more may be followed.
    func take() -> Bool {
        used += 1
        return used <= Self.most
    }
}
