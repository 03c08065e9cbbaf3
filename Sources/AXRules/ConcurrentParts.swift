import Dispatch

/// What `work` returns for stretches of the numbers below `count`, in order. Where there are many, all cores work on it.
func concurrentParts<Result: Sendable>(_ count: Int, _ work: @Sendable (Range<Int>) -> Result) -> [Result] {
    let length = 512
    guard count > length else { return [work(0..<count)] }
    let starts = Array(stride(from: 0, to: count, by: length))
    return [Result](unsafeUninitializedCapacity: starts.count) { results, made in
        let slots = Slots(buffer: results)
        DispatchQueue.concurrentPerform(iterations: starts.count) { part in
            let result = work(starts[part]..<min(starts[part] + length, count))
            slots.buffer.initializeElement(at: part, to: result)
        }
        made = starts.count
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
