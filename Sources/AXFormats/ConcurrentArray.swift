import Dispatch

extension Array where Element: Sendable {
    /// What `make` returns for the numbers below `count`, in their order, without those for which it returns nil.
    ///
    /// Where there are many, all cores work on it, each on a stretch of numbers at a time; `make` is called once for each
    /// number. Every element is made where it stays: to join the parts of several cores would cost more than they win.
    init(concurrently count: Int, _ make: @Sendable (Int) -> Element?) {
        let length = 1_024
        self.init(unsafeUninitializedCapacity: count) { buffer, made in
            let slots = Slots(buffer: buffer)
            let starts = Array<Int>(stride(from: 0, to: count, by: length))
            let ends = [Int](unsafeUninitializedCapacity: starts.count) { ends, number in
                let ends = Slots<Int>(buffer: ends)
                DispatchQueue.concurrentPerform(iterations: starts.count) { part in
                    let start = starts[part]
                    let end = slots.fill(from: start, with: start..<Swift.min(start + length, count), make)
                    ends.buffer.initializeElement(at: part, to: end)
                }
                number = starts.count
            }
            for (start, end) in zip(starts, ends) { made += slots.move(start..<end, to: made) }
        }
    }
}

/// Memory that several threads fill, each a stretch of its own.
private struct Slots<Element>: @unchecked Sendable {
    let buffer: UnsafeMutableBufferPointer<Element>

    /// Puts the elements that `make` returns into the slots from `start` on.
    /// - Returns: behind the last one.
    func fill(from start: Int, with numbers: Range<Int>, _ make: (Int) -> Element?) -> Int {
        var end = start
        for number in numbers {
            guard let element = make(number) else { continue }
            buffer.initializeElement(at: end, to: element)
            end += 1
        }
        return end
    }

    /// Moves elements down to where the ones before them end.
    /// - Returns: how many.
    func move(_ range: Range<Int>, to place: Int) -> Int {
        if range.lowerBound > place, let base = buffer.baseAddress {
            (base + place).moveInitialize(from: base + range.lowerBound, count: range.count)
        }
        return range.count
    }
}
