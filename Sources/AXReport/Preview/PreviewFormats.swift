/// All formats of `preview`. To add a format, add a file to this folder and a line here.
package enum PreviewFormats {
    package static let all: [any PreviewFormat] = [TextPreviewFormat(), JSONPreviewFormat(), HTMLPreviewFormat()]

    package static func named(_ name: String) -> (any PreviewFormat)? {
        all.first { $0.name == name }
    }
}
