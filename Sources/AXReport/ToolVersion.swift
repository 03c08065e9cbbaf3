/// The program and the data it judges with, as reports and `--version` name them.
package struct ToolVersion: Hashable, Sendable {
    package let name: String
    package let version: String
    /// The version of the ICU library.
    package let icu: String
    /// The version of CLDR that the library carries.
    package let cldr: String

    package init(name: String, version: String, icu: String, cldr: String) {
        self.name = name
        self.version = version
        self.icu = icu
        self.cldr = cldr
    }
}

/// The `tool` member of every document.
package struct JSONTool: Encodable {
    let name: String
    let version: String
    let icu: String
    let cldr: String

    package init(_ tool: ToolVersion) {
        name = tool.name
        version = tool.version
        icu = tool.icu
        cldr = tool.cldr
    }
}
