import Foundation

extension Process {
    /// Starts the process. Returns a function that waits for its end and then closes its files and pipes, so read the
    /// pipes first.
    ///
    /// On Linux, `waitUntilExit` checks only every 50 milliseconds whether the process has ended. A process that has
    /// ended keeps its files open, and `run` crashes once more than a thousand files are open.
    package func start() throws -> () -> Void {
        let ended = DispatchSemaphore(value: 0)
        terminationHandler = { _ in ended.signal() }
        try run()
        return { [self] in
            ended.wait()
            for end in [standardInput, standardOutput, standardError] { Self.close(end) }
        }
    }

    private static func close(_ end: Any?) {
        switch end {
        case let pipe as Pipe:
            try? pipe.fileHandleForReading.close()
            try? pipe.fileHandleForWriting.close()
        case let file as FileHandle
        where file !== FileHandle.nullDevice && file !== FileHandle.standardInput
            && file !== FileHandle.standardOutput && file !== FileHandle.standardError:
            try? file.close()
        default: break
        }
    }
}
