/// The tool and the versions of its data, for reports.
package struct ToolVersion: Hashable, Sendable {
    package let name: String
    package let version: String
    /// The version of the ICU library.
    package let icu: String
    /// The version of the CLDR data in the ICU library.
    package let cldr: String

    package init(name: String, version: String, icu: String, cldr: String) {
        self.name = name
        self.version = version
        self.icu = icu
        self.cldr = cldr
    }
}

/// The `tool` member of all JSON documents.
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
