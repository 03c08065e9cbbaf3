import AXSource

extension Array where Element: Sendable {
    /// What `make` returns for the numbers below `count`, in their order, without those for which it returns nil. Where
    /// there are many, all cores work on it.
    package init(concurrently count: Int, _ make: @Sendable (Int) -> Element?) {
        self = concurrentArrays(count, with: {}, { (make($1), nil as Never?) }).0
    }

    /// As above, with something of its own for each stretch of numbers: two cores that count references to one object wait
    /// for each other.
    init<Own>(concurrently count: Int, with own: @Sendable () -> Own, _ make: @Sendable (Own, Int) -> Element?) {
        self = concurrentArrays(count, with: own, { (make($0, $1), nil as Never?) }).0
    }
}

/// What `make` returns for the numbers below `count`, in their order, in two arrays without what is nil.
///
/// Where there are many, all cores work on it, each on a stretch of numbers at a time; `make` is called once for each
/// number. Every element is made where it stays: to join the parts of several cores would cost more than they win.
func concurrentArrays<Own, First: Sendable, Second: Sendable>(
    _ count: Int, with own: @Sendable () -> Own, _ make: @Sendable (Own, Int) -> (First?, Second?)
) -> ([First], [Second]) {
    var second: [Second] = []
    let first = [First](unsafeUninitializedCapacity: count) { firstBuffer, firstCount in
        second = [Second](unsafeUninitializedCapacity: count) { secondBuffer, secondCount in
            let (first, second) = (Slots(buffer: firstBuffer), Slots(buffer: secondBuffer))
            let parts = concurrentParts(count) { part in
                let own = own()
                var ends = (part.lowerBound, part.lowerBound)
                for number in part {
                    let (one, other) = make(own, number)
                    first.add(one, at: &ends.0)
                    second.add(other, at: &ends.1)
                }
                return (part.lowerBound..<ends.0, part.lowerBound..<ends.1)
            }
            for part in parts {
                first.move(part.0, to: &firstCount)
                second.move(part.1, to: &secondCount)
            }
        }
    }
    return (first, second)
}

/// Memory that several threads fill, each a stretch of its own.
private struct Slots<Element>: @unchecked Sendable {
    let buffer: UnsafeMutableBufferPointer<Element>

    @inline(__always)
    func add(_ element: consuming Element?, at end: inout Int) {
        guard let element = consume element else { return }
        buffer.initializeElement(at: end, to: element)
        end += 1
    }

    /// Moves elements down to where the ones before them end.
    func move(_ range: Range<Int>, to end: inout Int) {
        if range.lowerBound > end, let base = buffer.baseAddress {
            (base + end).moveInitialize(from: base + range.lowerBound, count: range.count)
        }
        end += range.count
    }
}
