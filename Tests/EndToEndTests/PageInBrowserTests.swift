import AXTestSupport
import Foundation
import Testing

/// The HTML report in a browser, if one is installed. `scripts/measure report-formats` tests its filters and audits it.
struct PageInBrowserTests {
    @Test(.enabled(if: Browser.program != nil, "no Chromium on this machine"))
    func thePageRunsWithoutAWordOfComplaint() throws {
        let folder = try TemporaryPages()
        let page = folder.url.appending(path: "report.html")
        let run = try ToolRun(
            ["check", "Faulty", "--format", "html=\(page.path)"], in: Fixtures.url.appending(path: "SampleApp"))
        #expect(run.code <= 1, "\(run.record)")
        let count = try String(contentsOf: page, encoding: .utf8).split(separator: "<li class=\"finding ").count - 1
        #expect(count > 10)
        let shown = try #require(try Browser(opening: page, in: folder.url))
        #expect(shown.page.contains("\(count) of \(count) findings shown"), "the script did not run")
        #expect(shown.page.contains("<form id=\"filters\" aria-label"), "the filters are still hidden")
        #expect(shown.complaints.isEmpty, "\(shown.complaints)")
    }

    @Test(.enabled(if: Browser.program != nil, "no Chromium on this machine"))
    func thePageOfWhatPseudoTextCoversOpensWithoutAWordOfComplaint() throws {
        let folder = try TemporaryPages()
        let page = folder.url.appending(path: "coverage.html")
        let run = try ToolRun(
            ["pseudo", "--report", "--format", "html"], in: Fixtures.url.appending(path: "SampleApp/Correct"))
        #expect(run.code == 0, "\(run.record)")
        try Data(run.output.utf8).write(to: page)
        let shown = try #require(try Browser(opening: page, in: folder.url))
        #expect(shown.page.contains("<h1>Pseudo-text coverage</h1>"))
        #expect(shown.page.contains("<svg class=\"bar\""))
        #expect(shown.complaints.isEmpty, "\(shown.complaints)")
    }
}

/// A folder for a page and the browser's profile, until the test ends.
private final class TemporaryPages {
    let url = FileManager.default.temporaryDirectory.appending(path: "axstrings-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }
}

/// A page after its scripts have run.
private struct Browser {
    let page: String
    /// The lines that the page wrote to the console.
    let complaints: [Substring]

    static let program = ["chromium", "chromium-browser", "google-chrome"].lazy
        .flatMap { name in ["/usr/bin", "/usr/local/bin", "/snap/bin"].map { "\($0)/\(name)" } }
        .first(where: FileManager.default.isExecutableFile)

    init?(opening url: URL, in folder: URL) throws {
        guard let program = Self.program else { return nil }
        let (output, errors) = (folder.appending(path: "page.txt"), folder.appending(path: "errors.txt"))
        for file in [output, errors] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--virtual-time-budget=2000",
            "--user-data-dir=\(folder.appending(path: "profile").path)", "--dump-dom", url.absoluteString,
        ]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        let waitForEnd = try process.start()
        waitForEnd()
        page = try String(contentsOf: output, encoding: .utf8)
        complaints = try String(decoding: Data(contentsOf: errors), as: UTF8.self).split(separator: "\n")
            .filter { $0.contains(":CONSOLE") }
    }
}
