import AXSource
import Foundation
import Testing

@testable import AXExtract

struct DeepStackTests {
    private static let deep = 64 << 20

    @Test func theStackIsDeepWhoeverAsks() {
        let sizes = [0, 1, 2].concurrentMap { _ in DeepStack.run { Thread.current.stackSize } }
        #expect(sizes.allSatisfy { $0 >= Self.deep })
    }

    @Test func workInsideOfWorkStaysOnItsThread() {
        let isSame = DeepStack.run {
            let outer = ObjectIdentifier(Thread.current)
            return DeepStack.run { ObjectIdentifier(Thread.current) } == outer
        }
        #expect(isSame)
    }
}
