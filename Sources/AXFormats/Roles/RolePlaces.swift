import AXSource

/// Numbers the places that the rows of a roles file are about, in place of offsets, which a row does not tell.
struct RolePlaces {
    private var numbers: [String: Int] = [:]

    /// The span that stands for a place; a row that does not tell its place stands at one of its own.
    mutating func span(of place: String?) -> Span {
        let name = place ?? "\(numbers.count)"
        let number = numbers[name] ?? numbers.count
        numbers[name] = number
        return Span(at: number)
    }
}
