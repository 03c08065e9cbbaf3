import Dispatch

extension Array where Element: Sendable {
    /// What a function makes of the numbers below `count`, in their order. Of many numbers, several ranges are worked on
    /// at once, on all cores.
    /// - Parameter make: hands over what it makes of the numbers of a range: of each at most one element. Counting
    ///   references to one object from two cores is slow, so that it should hold what it reads by itself.
    init(concurrentlyBelow count: Int, _ make: @Sendable (Range<Int>, (Element) -> Void) -> Void) {
        guard count >= manyNumbers else {
            self = []
            reserveCapacity(count)
            make(0..<count) { append($0) }
            return
        }
        self.init(unsafeUninitializedCapacity: count) { buffer, initializedCount in
            let rangeCount = (count + rangeLength - 1) / rangeLength
            var lengths = [Int](repeating: 0, count: rangeCount)
            lengths.withUnsafeMutableBufferPointer { lengths in
                // Each range has places of its own in both.
                nonisolated(unsafe) let (buffer, lengths) = (buffer, lengths)
                DispatchQueue.concurrentPerform(iterations: rangeCount) { number in
                    let start = number * rangeLength
                    var end = start
                    make(start..<Swift.min(start + rangeLength, count)) { element in
                        buffer.initializeElement(at: end, to: element)
                        end += 1
                    }
                    lengths[number] = end - start
                }
            }
            for (number, length) in lengths.enumerated() {
                let start = number * rangeLength
                if start > initializedCount, length > 0 {
                    let elements = UnsafeMutableBufferPointer(rebasing: buffer[start..<(start + length)])
                    _ = UnsafeMutableBufferPointer(rebasing: buffer[initializedCount...])
                        .moveInitialize(fromContentsOf: elements)
                }
                initializedCount += length
            }
        }
    }
}

/// Below it, starting other threads takes longer than it gains.
private let manyNumbers = 2_048

/// How many numbers are worked on at a time.
private let rangeLength = 512
