import AXSource

/// Numbers the locations that the rows of a roles file are about, in place of offsets, which a row doesn't have.
struct RolePlaces {
    private var numbers: [String: Int] = [:]

    /// The span that represents a location; a row without a location gets its own span.
    mutating func span(of place: String?) -> Span {
        let name = place ?? "\(numbers.count)"
        let number = numbers[name] ?? numbers.count
        numbers[name] = number
        return Span(at: number)
    }
}
