#if canImport(FoundationXML)
    import AXScan
    import AXSource
    import Foundation
    import FoundationXML

    /// The events of libxml2 and of ``XMLReader`` for a document, in the same form.
    enum XMLOracle {
        /// Foundation's events of a well-formed document; nil for any other.
        static func read(_ bytes: [UInt8]) -> [String]? {
            let recorder = Recorder()
            let parser = XMLParser(data: Data(bytes))
            parser.delegate = recorder
            _ = parser.parse()
            recorder.flush()
            return recorder.isWellFormed ? recorder.events : nil
        }

        static func readOurselves(_ bytes: [UInt8]) -> [String]? {
            let file = SourceFile(path: "oracle.xml", raw: bytes)
            let recorder = Recorder()
            let fault = file.text.withUnsafeBufferPointer { text in
                var reader = XMLReader(text, encoding: file.encoding)
                while let event = reader.next() { recorder.record(event, reader.attributes, file.text) }
                return reader.fault
            }
            recorder.flush()
            return fault == nil ? recorder.events : nil
        }

        /// Whether Foundation's parser may crash (on a processing instruction without data, and on an attribute with a
        /// prefix that is not declared), or a damaged declaration may name an encoding that libxml2 doesn't support.
        static func isTooMuchForFoundation(_ text: String) -> Bool {
            let isDamaged = text.hasPrefix("<?x") && !text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
            return isDamaged || text.contains(/<\?[^\s?]*\?>/) || text.contains(/[^x][^m][^l]:/)
        }
    }

    private final class Recorder: NSObject, XMLParserDelegate {
        var events: [String] = []
        var isWellFormed: Bool { faults == 0 && starts > 0 && starts == ends }
        private var faults = 0
        private var starts = 0
        private var ends = 0
        private var text = ""

        func flush() {
            if !text.isEmpty { events.append("text " + text) }
            text = ""
        }

        private func add(_ event: String) {
            flush()
            events.append(event)
        }

        private func start(_ name: String, _ attributes: [String: String]) {
            starts += 1
            add(
                "start \(name) "
                    + attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ";"))
        }

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) { start(name, attributes) }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            ends += 1
            add("end \(name)")
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
        func parser(_ parser: XMLParser, foundComment comment: String) { add("comment " + comment) }

        func parser(_ parser: XMLParser, foundCDATA block: Data) {
            add("section " + String(decoding: block, as: UTF8.self))
        }

        func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
            add("instruction \(target) \(data ?? "")")
        }

        /// Warnings (97 to 102) and namespace errors (200 to 205) aren't errors of XML itself.
        func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
            let code = (error as NSError).code
            if !(97...102).contains(code), !(200...205).contains(code) { faults += 1 }
        }

        func record(_ event: XMLEvent, _ attributes: [XMLAttribute], _ bytes: [UInt8]) {
            let name = WTF8.string(bytes[event.name.range])
            let content = lines(WTF8.string(bytes[event.content.range]))
            switch event.kind {
            case .start:
                start(
                    name,
                    Dictionary(
                        attributes.map {
                            (WTF8.string(bytes[$0.name.range]), decoded(bytes, $0.value, .attribute))
                        }
                    ) { $1 })
            case .end:
                ends += 1
                add("end \(name)")
            case .text: text += decoded(bytes, event.content, .content)
            case .characterData: add("section " + content)
            case .comment: add("comment " + content)
            case .processingInstruction: add("instruction \(name) \(content)")
            case .documentType: break
            }
        }

        private func decoded(_ bytes: [UInt8], _ span: Span, _ whiteSpace: XMLText.WhiteSpace) -> String {
            XMLText.decode(bytes, span, whiteSpace).map { WTF8.string($0) } ?? "(unknown reference)"
        }

        private func lines(_ text: String) -> String {
            text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        }
    }
#endif
