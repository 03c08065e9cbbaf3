package import AXSource

extension KeyMentions {
    /// - Parameters:
    ///   - keys: The keys that are looked for.
    ///   - sources: What is read for them, on all cores.
    package init(of keys: [StringKey], in sources: [SourceFile]) {
        self.init(of: keys)
        let parts = sources.concurrentMap { [self] source in
            var mentions = self
            mentions.read(source)
            return mentions
        }
        for part in parts { add(part) }
    }

    /// Remembers what a source mentions.
    package mutating func read(_ source: SourceFile) {
        source.text.withUnsafeBufferPointer { bytes in
            if Extractors.extractor(of: source) is IBExtractor {
                var reader = DocumentMentionReader(bytes, self)
                reader.read()
                self = reader.mentions
            } else {
                var reader = CodeMentionReader(bytes, self)
                reader.read()
                self = reader.mentions
            }
        }
    }
}
