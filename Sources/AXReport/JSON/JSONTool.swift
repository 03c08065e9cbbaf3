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
