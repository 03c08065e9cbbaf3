import AXTestSupport
import Foundation
import Testing

/// Uses `check --units -` like a platform that asks, waits for the answer, and asks again.
@Test(.timeLimit(.minutes(15)))
func eachAnswerComesBeforeTheNextQuestionIsAsked() throws {
    let process = Process()
    process.executableURL = ToolRun.tool
    process.arguments = ["check", "--units", "-"]
    let (questions, answers) = (Pipe(), Pipe())
    process.standardInput = questions
    process.standardOutput = answers
    let waitForEnd = try process.start()
    defer { process.terminate() }
    for number in 1...5 {
        let line = "{\"id\":\(number),\"locale\":\"en\",\"role\":\"hint\",\"text\":\"Tap to play %@.\"}\n"
        try questions.fileHandleForWriting.write(contentsOf: Data(line.utf8))
        var answer = Data()
        while answer.last != UInt8(ascii: "\n") {
            let more = answers.fileHandleForReading.availableData
            try #require(!more.isEmpty, "the tool ended before it answered line \(number)")
            answer += more
        }
        let text = String(decoding: answer, as: UTF8.self)
        #expect(text.hasPrefix("{\"id\":\(number),") && text.contains("hint-names-gesture"), "\(text)")
    }
    try questions.fileHandleForWriting.close()
    waitForEnd()
    #expect(process.terminationStatus == 0)
}
