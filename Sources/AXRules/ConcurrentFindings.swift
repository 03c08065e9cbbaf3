import AXSource
import Dispatch

/// What `judge` finds for the numbers below `count`, in their order. Where there are many, all cores work on it, each with
/// something of its own for a stretch of numbers.
func concurrentFindings<Own>(
    _ count: Int, with own: @Sendable () -> Own, _ judge: @Sendable (Own, Int) -> [Diagnostic]
) -> [Diagnostic] {
    let length = 512
    guard count > length else {
        let own = own()
        return (0..<count).flatMap { judge(own, $0) }
    }
    let starts = Array(stride(from: 0, to: count, by: length))
    let parts = [[Diagnostic]](unsafeUninitializedCapacity: starts.count) { buffer, made in
        let slots = FindingSlots(buffer: buffer)
        DispatchQueue.concurrentPerform(iterations: starts.count) { part in
            let own = own()
            var found: [Diagnostic] = []
            for number in starts[part]..<min(starts[part] + length, count) { found += judge(own, number) }
            slots.buffer.initializeElement(at: part, to: found)
        }
        made = starts.count
    }
    return parts.flatMap { $0 }
}

/// Memory that several threads fill, each a place of its own.
private struct FindingSlots: @unchecked Sendable {
    let buffer: UnsafeMutableBufferPointer<[Diagnostic]>
}
