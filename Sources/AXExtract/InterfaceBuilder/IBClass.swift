/// The class of an object by its tag, as in ibtool's comments.
enum IBClass {
    /// The framework that a document is for.
    enum Framework: Sendable {
        case uiKit
        case appKit
        case watchKit

        /// - Parameter runtime: `targetRuntime` of the document: `iOS.CocoaTouch`, `MacOSX.Cocoa`, `watchKit`.
        init(runtime: String) {
            self =
                runtime.hasPrefix("MacOSX") ? .appKit : runtime.lowercased().hasPrefix("watchkit") ? .watchKit : .uiKit
        }
    }

    /// The name of the class for a tag, such as `UIButton` for `button`.
    static func name(ofTag tag: String, _ framework: Framework) -> String {
        if let other = others[tag] { return other }
        let capitalized = tag.prefix(1).uppercased() + tag.dropFirst()
        switch framework {
        case .uiKit: return "UI" + capitalized
        case .appKit: return "NS" + capitalized
        case .watchKit: return "WKInterface" + capitalized
        }
    }

    /// The classes whose names don't follow from the tag and the framework, by tag.
    private static let others: [String: String] = [
        "mapView": "MKMapView", "wkWebView": "WKWebView", "glkView": "GLKView", "sceneKitView": "SCNView",
        "skView": "SKView", "mtkView": "MTKView", "arscnView": "ARSCNView", "arskView": "ARSKView",
        "pdfView": "PDFView", "avPlayerView": "AVPlayerView", "customView": "NSView",
    ]
}
