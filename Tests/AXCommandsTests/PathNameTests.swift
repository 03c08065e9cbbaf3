import Testing

@testable import AXCommands

@Test(arguments: [
    ("a/b", "a"), ("a", "."), ("/a", "/"), ("/", "/"), ("a/b/", "a"), ("a//b", "a"), ("./a", "."), ("../a", ".."),
])
func theParentOfAPathIsThePathWithoutItsLastComponent(_ path: String, _ parent: String) {
    #expect(PathName.parent(of: path) == parent)
}

@Test(arguments: [
    ("./App/x/../a.swift", "App/a.swift"), (".", "."), ("", "."), ("..", ".."), ("a/..", "."), ("/..", "/"),
    ("../../a", "../../a"), ("/a/./b/", "/a/b"),
])
func aPathHasOneShortestSpelling(_ path: String, _ normalized: String) {
    #expect(PathName.normalized(path) == normalized)
}

@Test(
    arguments: [
        ("/a/b/c", "/a", "b/c"), ("/a", "/a", ""), ("/ab", "/a", nil), ("a/b", "/a", nil), ("/a/../b", "/a", nil),
        ("a", ".", "a"), ("../a", ".", nil),
    ] as [(String, String, String?)])
func aPathInAFolderHasAPathFromIt(_ path: String, _ folder: String, _ relative: String?) {
    #expect(PathName.relative(path, to: folder) == relative)
}

@Test(arguments: [
    ("/home/p/App/a", "/home/p", "App/a"), ("/home/p", "/home/p", "."), ("/home/x", "/home/p/q", "../../x"),
    ("/etc/x", "/home/p", "/etc/x"), ("/home/x", "/home/1/2/3/4", "/home/x"), ("/a", "/", "a"),
])
func anAbsolutePathIsShownAsItWouldBeTyped(_ path: String, _ folder: String, _ typed: String) {
    #expect(PathName.typed(path, in: folder) == typed)
}

@Test(arguments: [
    ("a/Localizable.strings", "Localizable", "strings"), ("x.tar.GZ", "x.tar", "gz"), (".strings", ".strings", ""),
    ("de.lproj/", "de", "lproj"), ("README", "README", ""),
])
func aNameHasAStemAndAnExtension(_ path: String, _ stem: String, _ kind: String) {
    #expect(PathName.stem(of: path) == stem)
    #expect(PathName.fileExtension(of: path) == kind)
}
