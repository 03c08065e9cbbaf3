import AXLocaleData
import AXTestSupport
import Foundation
import Testing

/// The files of `Locales/` by tag, as they are on disk.
private let filesOnDisk: [String: String] = {
    let folder = Fixtures.repository.appending(path: "Locales")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yml") }.reduce(into: [:]) { files, name in
        files[String(name.dropLast(4))] = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
}()

@Test func everyFileOfTheFolderIsEmbedded() {
    #expect(Set(LocaleStyles.embedded.tags + ["root"]) == Set(filesOnDisk.keys))
    #expect(filesOnDisk.count >= 7)
}

@Test func theEmbeddedFilesSayWhatTheFolderSays() {
    let folder = LocaleStyles(files: filesOnDisk)
    for tag in folder.tags + ["xx"] {
        #expect(LocaleStyles.embedded.style(for: tag) == folder.style(for: tag), "\(tag)")
    }
}

@Test(arguments: filesOnDisk.keys.sorted())
func everyFileDecodesWithoutAProblem(tag: String) {
    let styles = LocaleStyles(files: [tag: filesOnDisk[tag] ?? ""])
    #expect(styles.problems.map(\.description) == [])
}
