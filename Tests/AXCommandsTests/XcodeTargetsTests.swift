import Testing

@testable import AXCommands

/// Finds the targets that a project file lists for a file.
@Suite struct XcodeTargetsTests {
    private static func targets(_ text: String, _ path: String, needsAll: Bool = true) -> [String] {
        let files = MemoryFileSystem(["Sub/App.xcodeproj/project.pbxproj": text])
        return XcodeTargets(["Sub/App.xcodeproj/project.pbxproj"], needsAll: needsAll, in: files).targets(of: path)
            .map(\.name)
    }

    private static let flat = XcodeProjectText(targets: [
        .init(name: "App", type: "application", files: ["App/A.swift", "../Shared/B.swift"]),
        .init(name: "Kit", type: "framework", files: ["Kit/K.swift", "../Shared/B.swift"]),
    ]).text

    @Test(arguments: [
        ("Sub/App/A.swift", ["App"]), ("Shared/B.swift", ["App", "Kit"]), ("./Sub/Kit/K.swift", ["Kit"]),
        ("App/A.swift", []), ("Sub/Kit/Other.swift", []),
    ])
    func aFileIsListed(path: String, names: [String]) {
        #expect(Self.targets(Self.flat, path) == names)
    }

    private static let synchronized = XcodeProjectText(
        targets: [
            .init(name: "App", type: "application", folders: ["App"]),
            .init(name: "Kit", type: "framework", folders: ["Kit"]),
            .init(name: "Tests", type: "bundle.unit-test"),
        ],
        folders: [
            "App": [("App", ["Info.plist", "/Localized/Only.strings", "/Localized: Sub/Deep.strings"])],
            "Kit": [("App", ["Both.swift"]), ("Kit", ["Not.swift"]), ("Gone", ["Both.swift"])],
            "Lone": [("Tests", ["One.swift"])],
        ]
    ).text

    @Test(arguments: [
        ("Sub/App/A.swift", ["App"]), ("Sub/App/x/y/A.swift", ["App"]), ("Sub/App/Info.plist", []),
        ("Sub/App/de.lproj/Only.strings", []), ("Sub/App/de.lproj/Other.strings", ["App"]),
        ("Sub/App/Sub/fr.lproj/Deep.strings", []), ("Sub/Kit/Both.swift", ["App", "Kit"]), ("Sub/Kit/Not.swift", []),
        ("Sub/Kit/K.swift", ["Kit"]), ("Sub/Lone/One.swift", ["Tests"]), ("Sub/Lone/Two.swift", []),
        ("Sub/Kits/K.swift", []),
    ])
    func aFolderIsSynchronized(path: String, names: [String]) {
        #expect(Self.targets(Self.synchronized, path) == names)
    }

    /// Groups with and without paths. The languages of a table are one group.
    @Test(arguments: [
        ("Sub/Kit/de.lproj/Localizable.strings", ["Kit"]), ("Sub/Kit/en.lproj/Localizable.strings", ["Kit"]),
        ("Sub/Root.swift", ["Kit"]), ("/abs/Far.swift", ["Kit"]), ("Sub/Kit/Built.swift", []),
    ])
    func pathsAreThoseOfTheGroupsAround(path: String, names: [String]) {
        let text = """
            {objects = {
            R = {isa = PBXProject; mainGroup = M; projectDirPath = ""; targets = (T, T, Nothing); };
            M = {isa = PBXGroup; children = (G); sourceTree = "<group>"; };
            G = {isa = PBXGroup; name = Shown; path = Kit; children = (N, M); sourceTree = "<group>"; };
            N = {isa = PBXGroup; name = "No folder"; children = (V, S, A, B); sourceTree = "<group>"; };
            V = {isa = PBXVariantGroup; name = Localizable.strings; children = (V1, V2); sourceTree = "<group>"; };
            V1 = {isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
            V2 = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
            S = {isa = PBXFileReference; path = Root.swift; sourceTree = SOURCE_ROOT; };
            A = {isa = PBXFileReference; path = /abs/Far.swift; sourceTree = "<absolute>"; };
            B = {isa = PBXFileReference; path = Built.swift; sourceTree = BUILT_PRODUCTS_DIR; };
            T = {isa = PBXNativeTarget; name = Kit; buildPhases = (P, P); productType = "com.apple.product-type.framework"; };
            P = {isa = PBXResourcesBuildPhase; files = (B1, B2, B3, B4, B4, Gone); };
            B1 = {fileRef = V; }; B2 = {fileRef = S; }; B3 = {fileRef = A; }; B4 = {fileRef = B; };
            }; rootObject = R; }
            """
        #expect(Self.targets(text, path) == names)
    }

    @Test func withoutFrameworksAProjectIsReadOnlyIfPackagesHaveTables() {
        let app = XcodeProjectText(targets: [.init(name: "App", type: "application", files: ["A.swift"])]).text
        #expect(Self.targets(app, "Sub/A.swift") == ["App"])
        #expect(Self.targets(app, "Sub/A.swift", needsAll: false).isEmpty)
    }

    @Test(arguments: [
        "", "{", "{}", "{objects = {}; }", "{objects = (); rootObject = R; }",
        "{objects = {R = (); }; rootObject = R; }",
        "{objects = {R = {mainGroup = R; targets = R; children = (R); }; }; rootObject = R; }",
        "{objects = {R = {mainGroup = (); targets = (R); buildPhases = (R); files = (R); fileRef = R; }; }; rootObject = R; }",
        "<<<<<<< HEAD\n" + flat, String(flat.prefix(700)), String(repeating: "{objects = ", count: 10_000),
    ])
    func damagedProjectsSayNothing(text: String) {
        #expect(Self.targets(text, "Sub/App/A.swift").isEmpty)
    }

    /// The work grows linearly with the file, whatever its objects refer to.
    @Test(.timeLimit(.minutes(15))) func groupsAndTargetsMayBeMany() {
        let count = 3_000
        let ids = (0..<count).map { "G\($0), " }.joined()
        let groups = (0..<count).map { "G\($0) = {isa = PBXVariantGroup; path = x; children = (G\($0 + 1), G0); };" }
        let targets = (0..<count).map {
            "T\($0) = {name = T; productType = framework; buildPhases = (P); fileSystemSynchronizedGroups = (G1); };"
        }
        let text =
            "{objects = {R = {mainGroup = G0; targets = (\((0..<count).map { "T\($0), " }.joined())); };"
            + groups.joined() + targets.joined() + "P = {files = (\(ids)); };}; rootObject = R; }"
        #expect(Self.targets(text, "Sub/x/y.swift").isEmpty)
    }
}
