import Dispatch

/// What `work` returns for stretches of the numbers below `count`, in order. Where there are many, all cores work on it.
/// - Parameter others: work beside that; its results come first.
func concurrentParts<Result: Sendable>(
    _ count: Int, beside others: [@Sendable () -> Result] = [], _ work: @Sendable (Range<Int>) -> Result
) -> [Result] {
    let length = 512
    guard count > length else { return others.map { $0() } + [work(0..<count)] }
    let starts = Array(stride(from: 0, to: count, by: length))
    let parts = others.count + starts.count
    return [Result](unsafeUninitializedCapacity: parts) { results, made in
        let slots = Slots(buffer: results)
        DispatchQueue.concurrentPerform(iterations: parts) { part in
            let stretch = part - others.count
            let result =
                stretch < 0 ? others[part]() : work(starts[stretch]..<min(starts[stretch] + length, count))
            slots.buffer.initializeElement(at: part, to: result)
        }
        made = parts
    }
}

/// What `make` returns for the numbers below `count`. Where there are many, all cores work on it; each element is made where
/// it stays.
func concurrentArray<Element: Sendable>(_ count: Int, _ make: @Sendable (Int) -> Element) -> [Element] {
    [Element](unsafeUninitializedCapacity: count) { elements, made in
        let slots = Slots(buffer: elements)
        _ = concurrentParts(count) { part in
            for number in part { slots.buffer.initializeElement(at: number, to: make(number)) }
        }
        made = count
    }
}

/// Memory that several threads fill, each a place of its own.
private struct Slots<Element>: @unchecked Sendable {
    let buffer: UnsafeMutableBufferPointer<Element>
}
