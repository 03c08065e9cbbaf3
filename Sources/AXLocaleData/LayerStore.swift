internal import Foundation

/// Files of locale data, each decoded when it is first asked for: a run needs two or three of some fifty.
final class LayerStore: @unchecked Sendable {
    /// By ``key(_:)``.
    let files: [String: StyleLayer.File]
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var layers: [String: StyleLayer] = [:]

    init(_ files: [String: StyleLayer.File]) {
        self.files = files
    }

    /// What the file of a language tag states; nil when there is none.
    func layer(_ tag: String) -> StyleLayer? {
        let key = Self.key(tag)
        lock.lock()
        defer { lock.unlock() }
        if let layer = layers[key] { return layer }
        guard let file = files[key] else { return nil }
        let layer = StyleLayer(file)
        layers[key] = layer
        return layer
    }

    /// The tags of the files that have been decoded so far, sorted.
    var decodedTags: [String] {
        lock.lock()
        defer { lock.unlock() }
        return layers.values.map(\.tag).sorted()
    }

    /// One spelling for all spellings of a tag: `pt_br` is `pt-BR`.
    static func key(_ tag: String) -> String {
        String(tag.map { $0 == "_" ? "-" : $0 }).lowercased()
    }
}
