import Foundation

/// `contents.json` of an `.xcloc`.
package struct XclocContents: Hashable, Sendable {
    package let developmentRegion: String
    package let project: String
    package let targetLocale: String
    package let toolName: String
    package let toolVersion: String

    package init(
        developmentRegion: String, project: String, targetLocale: String, toolName: String, toolVersion: String
    ) {
        self.developmentRegion = developmentRegion
        self.project = project
        self.targetLocale = targetLocale
        self.toolName = toolName
        self.toolVersion = toolVersion
    }

    /// - Returns: nil where the bytes are no JSON object with a `targetLocale`. Other members may be missing.
    package init?(reading bytes: [UInt8]) {
        let json = try? JSONSerialization.jsonObject(with: Data(bytes))
        guard let members = json as? [String: Any], let locale = members["targetLocale"] as? String else { return nil }
        let tool = members["toolInfo"] as? [String: Any]
        self.init(
            developmentRegion: members["developmentRegion"] as? String ?? "",
            project: members["project"] as? String ?? "",
            targetLocale: locale, toolName: tool?["toolName"] as? String ?? "",
            toolVersion: tool?["toolVersion"] as? String ?? "")
    }

    /// The file, in the members and the order of Xcode's own.
    package var bytes: [UInt8] {
        let text = """
            {
              "developmentRegion" : \(Self.quoted(developmentRegion)),
              "project" : \(Self.quoted(project)),
              "targetLocale" : \(Self.quoted(targetLocale)),
              "toolInfo" : {
                "toolBuildNumber" : \(Self.quoted(toolVersion)),
                "toolID" : \(Self.quoted(toolName.lowercased())),
                "toolName" : \(Self.quoted(toolName)),
                "toolVersion" : \(Self.quoted(toolVersion))
              },
              "version" : "1.0"
            }
            """
        return Array(text.utf8)
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            // Foundation takes a byte order mark at the start of a text away.
            case "\u{0}"..."\u{1F}", "\u{FEFF}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
