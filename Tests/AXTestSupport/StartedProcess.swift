import Foundation

extension Process {
    /// Starts the process. Returns a function that waits for its end.
    ///
    /// On Linux, `waitUntilExit` looks every 50 milliseconds whether the process has ended.
    package func start() throws -> () -> Void {
        let ended = DispatchSemaphore(value: 0)
        terminationHandler = { _ in ended.signal() }
        try run()
        return ended.wait
    }
}
