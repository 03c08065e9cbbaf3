import AXExtract
import AXModel
import AXReport
import AXSource

/// The purpose of a source that isn't part of the released app. The app's users never encounter its strings.
enum SourcePurpose: String, CaseIterable, Sendable {
    /// Tests and their helpers.
    case tests
    /// Views for Xcode's canvas, and code for debug builds.
    case previews
    /// Galleries of components, sample apps, and sample data.
    case samples
}

/// Finds the sources of a project, and the parts of sources, that aren't part of the released app.
///
/// Files are recognized by their imports, and by the names that Xcode's templates and developers give to files and to
/// folders inside the project's folder.
struct UnshippedSources: Sendable {
    private let excluded: Set<SourcePurpose>
    /// The purposes of the sources that aren't part of the released app, by path.
    private let purposes: [String: SourcePurpose]
    /// The parts of sources that are only in debug builds, by path, as UTF-8 offsets.
    let debugParts: [String: [Range<Int>]]

    /// - Parameters:
    ///   - files: the project's sources.
    ///   - root: the project's folder.
    ///   - included: the purposes of sources that are treated as part of the app.
    init(_ files: [SourceFile], below root: String, including included: Set<SourcePurpose>) {
        excluded = Set(SourcePurpose.allCases).subtracting(included)
        let root = PathName.normalized(root)
        let sources = files.concurrentMap { LocatedSource($0, below: root) }
        let testFolders = LocatedSource.testFolders(of: sources)
        var purposes: [String: SourcePurpose] = [:]
        var parts: [String: [Range<Int>]] = [:]
        for source in sources {
            if let purpose = source.purpose(testFolders), excluded.contains(purpose) {
                purposes[source.file.path] = purpose
            }
            if excluded.contains(.previews), source.mayHaveDebugParts {
                parts[source.file.path] = DebugParts.all(of: source.file)
            }
        }
        self.purposes = purposes
        debugParts = parts
    }

    var paths: Set<String> { Set(purposes.keys) }

    /// A sentence about the accessibility strings in samples, which are omitted; nil if samples don't contain any.
    /// - Parameter strings: the strings that the app's users never encounter.
    func remarkOnSamples(_ strings: [Occurrence]) -> String? {
        let samples = strings.filter { purposes[$0.path] == .samples && $0.role != .other }
        guard let first = samples.map(\.path).min() else { return nil }
        let files = Set(samples.map(\.path)).count
        return
            "Left out: \(counted(samples.count, "accessibility string")) in \(counted(files, "sample file")), such as "
            + "\(PathName.printable(first)). To treat samples like the app itself, configure “include: [samples]”."
    }

    /// Whether a location is in a source, or in a part of a source, that isn't part of the released app.
    func contain(_ path: String, at span: Span) -> Bool {
        if purposes[path] != nil { return true }
        return debugParts[path]?.contains { $0.contains(span.start) } ?? false
    }
}

/// A source, and the folders that contain it, relative to the project's folder.
private struct LocatedSource {
    let file: SourceFile
    private let folders: [String]
    private let stem: String
    private let importsTests: Bool
    let mayHaveDebugParts: Bool

    init(_ file: SourceFile, below root: String) {
        self.file = file
        let path = PathName.relative(PathName.normalized(file.path), to: root) ?? file.path
        folders = PathName.components(of: PathName.parent(of: path)).filter { $0 != "." }
        stem = PathName.stem(of: path)
        importsTests = Self.importsTests(file)
        mayHaveDebugParts = file.text.firstRange(of: DebugParts.beginning, from: 0) != nil
    }

    /// Modules that only tests import: Apple's and third-party test frameworks. In addition, only tests use
    /// `@testable`.
    private static let modules = ["XCTest", "Testing", "Quick", "Nimble"].map { Array($0.utf8) }
    private static let headers = Array("<XCTest/".utf8)
    private static let testable = Array("@testable ".utf8)
    private static let importing = Array("import ".utf8)

    private static func importsTests(_ file: SourceFile) -> Bool {
        let text = file.text
        var offset = 0
        while let word = text.firstRange(of: importing, from: offset) {
            let name = text[word.upperBound...]
            // A longer name is a different module: `import QuickLook` doesn't import `Quick`.
            if name.starts(with: headers) || modules.contains(Array(name.prefix(while: \.isIdentifierByte)))
                || text[..<word.lowerBound].suffix(testable.count).elementsEqual(testable)
            {
                return true
            }
            offset = word.upperBound
        }
        return false
    }

    /// Folders named after tests in which most sources are tests. The name isn't enough, because a feature of the app
    /// may be called “Tests”.
    static func testFolders(of sources: [LocatedSource]) -> Set<[String]> {
        var counts: [[String]: (all: Int, tests: Int)] = [:]
        for source in sources {
            for (index, name) in source.folders.enumerated() where name.hasSuffix("Tests") || name.hasSuffix("Specs") {
                let folder = Array(source.folders[...index])
                counts[folder, default: (0, 0)].all += 1
                if source.importsTests { counts[folder, default: (0, 0)].tests += 1 }
            }
        }
        return Set(counts.filter { $0.value.tests * 2 > $0.value.all }.keys)
    }

    /// The purpose of the source; nil if it is part of the app.
    func purpose(_ testFolders: Set<[String]>) -> SourcePurpose? {
        let isInTests = folders.indices.contains { testFolders.contains(Array(folders[...$0])) }
        if importsTests || isInTests || folders.contains("__tests__") { return .tests }
        if !UnshippedFolders.previews.isDisjoint(with: folders) || Self.previewEndings.contains(where: stem.hasSuffix) {
            return .previews
        }
        let isMock = stem.hasPrefix("Mock") && stem.dropFirst(4).first?.isUppercase == true
        if isMock || !UnshippedFolders.samples.isDisjoint(with: folders)
            || Self.sampleEndings.contains(where: stem.hasSuffix)
        {
            return .samples
        }
        return nil
    }

    private static let previewEndings = [
        "Previews", "+Preview", "_Preview", "PreviewProvider", "PreviewHelpers", "PreviewHelper", "PreviewData",
        // Sample implementations of architectural components. Names such as “LinkPreview” aren't included, because they
        // may belong to a feature of the app.
        "InteractorPreview", "PresenterPreview", "RepositoryPreview", "RouterPreview", "ServicePreview",
        "UseCasePreview", "ViewModelPreview",
    ]
    private static let sampleEndings = ["Storybook", "Mock", "Mocks", "MockData", "SampleData", "Fixture", "Fixtures"]
}

/// The parts of a source between `#if DEBUG` and the end of that branch, as UTF-8 offsets.
private enum DebugParts {
    static let beginning = Array("#if DEBUG".utf8)

    /// All parts of a file, in the order of their ends.
    static func all(of file: SourceFile) -> [Range<Int>] {
        ConditionalCode.clauses(in: file).filter { $0.condition == "DEBUG" }.map(\.range)
    }
}
