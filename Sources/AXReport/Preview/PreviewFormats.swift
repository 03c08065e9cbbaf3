/// All formats of `preview`. To add a format, create a file in this folder and add its type here.
package enum PreviewFormats {
    package static let all: [any PreviewFormat] = [TextPreviewFormat(), JSONPreviewFormat(), HTMLPreviewFormat()]

    package static func named(_ name: String) -> (any PreviewFormat)? {
        all.first { $0.name == name }
    }
}
