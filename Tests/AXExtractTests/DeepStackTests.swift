import Foundation
import Testing

@testable import AXExtract

struct DeepStackTests {
    @Test func workInsideOfWorkComesToAnEnd() {
        let sums = (0..<40).map { $0 }.concurrentMap { outer in
            (0..<40).map { $0 }.concurrentMap { inner in DeepStack.run { outer * inner } }.reduce(0, +)
        }
        #expect(sums == (0..<40).map { $0 * 780 })
    }

    @Test func resultsStandInTheOrderOfTheElements() {
        let elements = (0..<500).map { $0 }
        #expect(elements.concurrentMap(largestFirst: { $0 % 7 }) { -$0 } == elements.map { -$0 })
        #expect([Int]().concurrentMap { $0 } == [])
    }

    @Test func severalThreadsMayAskAtOnce() async {
        await withTaskGroup(of: Int.self) { group in
            for number in 0..<16 {
                group.addTask { (0..<100).map { $0 }.concurrentMap { $0 + number }.reduce(0, +) }
            }
            var total = 0
            for await sum in group { total += sum }
            #expect(total == 16 * 4950 + 100 * 120)
        }
    }

    /// Whoever waits is told the result when the work has let go of what it holds.
    @Test func aJobThatIsDoneHoldsNothing() {
        final class Held: Sendable {}
        weak var known: Held?
        do {
            let held = Held()
            known = held
            let ids = [1, 2, 3].concurrentMap { [held] number in ObjectIdentifier(held).hashValue == 0 ? 0 : number }
            #expect(ids == [1, 2, 3])
        }
        #expect(known == nil)
    }

    /// Threads of others, which the verb waits for, get a deep stack although all of ours may be waiting.
    @Test func threadsThatOursWaitForGetADeepStack() {
        let numbers = (0..<8).map { $0 }.concurrentMap { outer in
            let sums = Collector<Int>(count: 4)
            DispatchQueue.concurrentPerform(iterations: 4) { inner in
                sums.put(DeepStack.run { outer * inner }, at: inner)
            }
            return sums.take().reduce(0, +)
        }
        #expect(numbers == (0..<8).map { $0 * 6 })
    }

    /// A verb has a deep stack from its beginning: it works itself, and a thread that is free or new helps it.
    @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
    func workThatIsDealtOutByAThreadOfTheirsIsDoneByTwo() {
        let threads = DeepStack.run {
            let met = Meeting(2)
            return Set((0..<2).map { $0 }.concurrentMap { _ in met.arrive() })
        }
        #expect(threads.count == 2)
    }

    /// Where several come together, each tells who it is; whoever waits in vain goes on after a while.
    private final class Meeting: @unchecked Sendable {
        private let condition = NSCondition()
        private var missing: Int

        init(_ count: Int) { missing = count }

        func arrive() -> ObjectIdentifier {
            condition.withLock {
                missing -= 1
                condition.broadcast()
                let deadline = Date(timeIntervalSinceNow: 120)
                while missing > 0, condition.wait(until: deadline) {}
            }
            return ObjectIdentifier(Thread.current)
        }
    }
}
