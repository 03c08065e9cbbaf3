import AXModel
import AXSource
import Foundation
import Testing

@testable import AXExtract

/// The keys, classes and comments of documents match those of the tables that Xcode exported. Reads the folder in
/// `AXSTRINGS_IB`.
struct ExportedTableTests {
    private static let folder = ProcessInfo.processInfo.environment["AXSTRINGS_IB"]

    /// A key of a table, with its document.
    private struct Entry: Hashable {
        /// The document's folder, without the `.lproj` folder, and its name.
        let document: String
        let key: String
    }

    @Test(.enabled(if: folder != nil)) func theKeysAndCommentsAreThoseThatXcodeExported() throws {
        let root = Self.folder ?? ""
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        let tables = paths.filter { $0.hasSuffix(".strings") && !$0.contains("/Base.lproj/") }.sorted()
        var options = ExtractionOptions()
        options.interfaceTables = InterfaceTables(paths: tables)
        let found = Self.comments(paths.sorted(), root, options)
        var exported: [Entry: Int] = [:]
        var equal = 0
        for path in tables {
            for (key, comment) in try Self.entries(of: root + "/" + path) where Self.isSpoken(key) {
                let entry = Entry(document: Self.document(path), key: key)
                exported[entry, default: 0] += 1
                #expect(found[entry] == comment, "\(path): \(key)")
                if found[entry] == comment { equal += 1 }
            }
        }
        let locales = Dictionary(grouping: tables, by: Self.document).mapValues(\.count)
        print(
            "accessibility entries of tables: \(exported.values.reduce(0, +)), with equal key, class and comment: \(equal)"
        )
        for (entry, comment) in found.sorted(by: { $0.value < $1.value }) {
            let missing = (locales[entry.document] ?? 0) - (exported[entry] ?? 0)
            if missing > 0 { print("missing in \(missing) tables of \(entry.document): \(entry.key), \(comment)") }
        }
    }

    /// At least 999 of 1,000 exported keys whose objects are still in the document are found. Tables may contain the
    /// key of a removed object, and the comment of a string that has changed.
    @Test(.enabled(if: folder != nil)) func everyTextThatXcodeExportedIsFound() throws {
        let root = Self.folder ?? ""
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        let tables = paths.filter { $0.hasSuffix(".strings") && !$0.contains("/Base.lproj/") }.sorted()
        var options = ExtractionOptions(allStrings: true)
        options.interfaceTables = InterfaceTables(paths: tables)
        let found = Self.comments(paths.sorted(), root, options)
        let objects = Self.objects(paths, root)
        var counts = (all: 0, found: 0, equal: 0)
        var exported: Set<Entry> = []
        for path in tables {
            let document = Self.document(path)
            for (key, comment) in try Self.entries(of: root + "/" + path) {
                let entry = Entry(document: document, key: key)
                guard objects[document]?.contains(String(key.prefix { $0 != "." })) == true else { continue }
                counts.all += 1
                exported.insert(entry)
                guard let ours = found[entry] else {
                    print("not found: \(path): \(key)")
                    continue
                }
                counts.found += 1
                if ours == comment { counts.equal += 1 }
            }
        }
        print("all entries of tables: \(counts.all), found: \(counts.found), with equal comment: \(counts.equal)")
        // An object may have lost its text.
        #expect(counts.found * 1000 >= counts.all * 999)
        let extra = Dictionary(grouping: found.keys.filter { !exported.contains($0) }) {
            Self.kind($0.key, found[$0] ?? "")
        }
        for (kind, entries) in extra.sorted(by: { $0.key < $1.key }) {
            let first = entries.map { "\($0.document) \($0.key)" }.min() ?? ""
            print("in no table: \(entries.count) × \(kind), such as \(first)")
        }
    }

    /// The identifiers of the objects in each document.
    private static func objects(_ paths: [String], _ root: String) -> [String: Set<String>] {
        var objects: [String: Set<String>] = [:]
        for path in paths where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
            let raw = FileManager.default.contents(atPath: root + "/" + path) ?? Data()
            let ids = String(decoding: raw, as: UTF8.self).matches(of: /\sid="([^"]*)"/).map { String($0.1) }
            objects[document(path), default: []].formUnion(ids)
        }
        return objects
    }

    /// The class and property of a key, such as `UIButton.normalTitle`.
    private static func kind(_ key: String, _ comment: String) -> String {
        let name = comment.firstMatch(of: /Class = "([^"]*)"/).map { String($0.1) } ?? ""
        let property = key.drop { $0 != "." }.prefix { $0 != "[" }
        return name + property
    }

    /// The comments that an export of the documents would contain.
    private static func comments(_ paths: [String], _ root: String, _ options: ExtractionOptions) -> [Entry: String] {
        var comments: [Entry: String] = [:]
        for path in paths where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
            guard let data = FileManager.default.contents(atPath: root + "/" + path) else { continue }
            let file = SourceFile(path: path, raw: Array(data))
            for found in IBExtractor().occurrences(in: file, options: options).value {
                guard let comment = found.comment else { continue }
                comments[Entry(document: document(path), key: found.key.text)] = comment
            }
        }
        return comments
    }

    private static func document(_ path: String) -> String {
        let parts = path.split(separator: "/")
        let folder = parts.dropLast().filter { !$0.hasSuffix(".lproj") }
        return (folder + [(parts.last ?? "").prefix { $0 != "." }]).joined(separator: "/")
    }

    private static func isSpoken(_ key: String) -> Bool {
        key.contains(/^[A-Za-z0-9]+-[A-Za-z0-9]+-[A-Za-z0-9]+\.(accessibility|ibExternal(Accessibility|UserDefined))/)
    }

    /// The keys of a table with the comments before them.
    private static func entries(of path: String) throws -> [(key: String, comment: String)] {
        let raw = FileManager.default.contents(atPath: path) ?? Data()
        let file = SourceFile(path: path, raw: Array(raw))
        let text = file.string(file.fullSpan)
        return text.matches(of: /\/\* (.*?) \*\/\s*"((?:[^"\\]|\\.)*)"\s*=/).map { (String($0.2), String($0.1)) }
    }
}
