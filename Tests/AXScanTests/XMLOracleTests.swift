#if canImport(FoundationXML)
    import AXTestSupport
    import Foundation
    import Testing

    /// Compares ``XMLReader`` with libxml2, for generated documents and for the folder of `scripts/measure
    /// xml-conformance`.
    @Suite struct XMLOracleTests {
        static let files: [URL] = {
            guard let folder = ProcessInfo.processInfo.environment["AXSTRINGS_XML"] else { return [] }
            let walker = FileManager.default.enumerator(at: URL(filePath: folder), includingPropertiesForKeys: nil)
            let names: Set = ["xliff", "xlf", "xml", "plist", "stringsdict", "storyboard", "xib"]
            return (walker?.compactMap { $0 as? URL } ?? []).filter { names.contains($0.pathExtension) }
        }()

        @Test(arguments: files)
        func filesGiveTheSameEvents(_ url: URL) throws {
            let bytes = Array(try Data(contentsOf: url))
            guard !bytes.starts(with: Array("bplist".utf8)) else { return }
            #expect(XMLOracle.readOurselves(bytes) == XMLOracle.read(bytes), "\(url.lastPathComponent)")
        }

        @Test func thereAreFilesToTryWhenAFolderIsNamed() {
            #expect(ProcessInfo.processInfo.environment["AXSTRINGS_XML"] == nil || !Self.files.isEmpty)
            print("XML compared over \(Self.files.count) files")
        }

        @Test(arguments: 0..<20)
        func wholeDocumentsGiveTheSameEvents(_ seed: Int) throws {
            for number in 0..<40 {
                var random = SeededGenerator(seed: UInt64(seed * 1_000 + number))
                let text = GeneratedXML.document(&random)
                let events = XMLOracle.read(Array(text.utf8))
                #expect(events != nil, "libxml2 refuses \(text)")
                #expect(XMLOracle.readOurselves(Array(text.utf8)) == events, "\(text)")
            }
        }

        @Test(arguments: 0..<20)
        func damagedDocumentsAreRefusedWhereLibxmlRefusesThem(_ seed: Int) throws {
            for number in 0..<100 {
                var random = SeededGenerator(seed: UInt64(seed * 1_000 + number))
                let text = GeneratedXML.damaged(GeneratedXML.document(&random), &random)
                if XMLOracle.isTooMuchForFoundation(text) { continue }
                #expect(XMLOracle.readOurselves(Array(text.utf8)) == XMLOracle.read(Array(text.utf8)), "\(text)")
            }
        }

        @Test(arguments: [
            "<a>]]></a>", "<a b='<'/>", "<a b=1/>", "<a b='1' b='2'/>", "<a b='1'c='2'/>", "<a><b></a>", "<a/><b/>",
            "<a/>x",
            "x<a/>", "<a>&x;</a>", "<a>&#0;</a>", "<a>\u{1}</a>", "<a>\u{FFFE}</a>", "<a><!-- -- --></a>",
            " <?xml version='1.0'?><a/>", "<?xml version='1.1'?><a/>", "<?xml encoding='UTF-8'?><a/>", "<a.b-c/>",
            "<1a/>",
            "<é/>", "<a></a >", "< a/>", "<a / >", "<a><!DOCTYPE a></a>", "<?XML a?><a/>", "<a><![CDATA[]]></a>",
            "<a b='&lt;&#60;'/>", "<a>&#xD800;</a>", "<?xml version='1.0' standalone='maybe'?><a/>",
            "<?xml version='1.0' foo='1'?><a/>", "<a>&#X41;</a>", "", "  ", "<a>", "\u{FEFF}<a/>", "<a>a]]b</a>",
            "<?xml version='1.0' encoding='UTF-16'?><a/>", "<?xml version='2.0'?><a/>", "<a>a\r\nb\rc</a>",
            "<a b='1\t2\n3\r\n4&#9;'/>", "<?xml version='1.0'encoding='UTF-8'?><a/>", "<a>\u{85}\u{2028}\u{7F}</a>",
            "<a>&#00000000000000000000000000065;</a>", "<a \u{B7}='1'/>", "<\u{B7}a/>", "<a\u{B7}\u{300}/>",
            "<a b='>'/>",
        ])
        func cornersAreSeenAlike(_ text: String) {
            #expect(XMLOracle.readOurselves(Array(text.utf8)) == XMLOracle.read(Array(text.utf8)))
        }
    }

    /// Documents with every kind of markup, the same for the same seed.
    enum GeneratedXML {
        static func document(_ random: inout SeededGenerator) -> String {
            let head = ["", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "<!-- head -->", "<!DOCTYPE a>"]
            return pick(head, &random) + element(depth: 0, &random)
                + pick(["", "\n", "<!-- tail -->", "<?p q?>\n"], &random)
        }

        /// A document with one to three code points removed, doubled or replaced.
        static func damaged(_ text: String, _ random: inout SeededGenerator) -> String {
            var characters = Array(text.unicodeScalars)
            for _ in 0..<Int.random(in: 1...3, using: &random) where !characters.isEmpty {
                let place = Int.random(in: 0..<characters.count, using: &random)
                switch Int.random(in: 0...2, using: &random) {
                case 0: characters.remove(at: place)
                case 1: characters.insert(characters[place], at: place)
                default:
                    let scalar = "<>/&;\"'= -a1]!?".unicodeScalars.randomElement(using: &random)
                    characters[place] = scalar ?? " "
                }
            }
            var view = String.UnicodeScalarView()
            view.append(contentsOf: characters)
            return String(view)
        }

        private static func element(depth: Int, _ random: inout SeededGenerator) -> String {
            let name = pick(["a", "file", "trans-unit", "é", "b.c"], &random)
            var tag = "<" + name
            for attribute in ["id", "xml:space", "x-1"] where Bool.random(using: &random) {
                let value = pick(["", "v", "1 &lt; 2", "tab\t&#10;", "it is \"so\"", "é&#x1F600;"], &random)
                tag += pick([" ", "\n  "], &random) + attribute + pick(["=", " = "], &random)
                tag += value.contains("\"") ? "'\(value)'" : "\"\(value)\""
            }
            guard depth < 6, Int.random(in: 0...3, using: &random) > 0 else {
                return tag + pick(["/>", " />"], &random)
            }
            var text = tag + ">"
            for _ in 0..<Int.random(in: 0...4, using: &random) { text += content(depth: depth, &random) }
            return text + "</\(name)" + pick([">", " >"], &random)
        }

        private static func content(depth: Int, _ random: inout SeededGenerator) -> String {
            switch Int.random(in: 0...6, using: &random) {
            case 0, 1: return element(depth: depth + 1, &random)
            case 2: return "<!-- c - \(pick(["<", "&", "é"], &random)) -->"
            case 3: return "<![CDATA[<&]] \(pick(["é", "\n", ">"], &random))]]>"
            case 4: return "<?p \(pick(["d", "d > ?", "<x>"], &random))?>"
            default:
                return pick(["text", "a &amp; b", "\r\n  ", "&#65;&#x42;", "]] >", "日本語 😀", "\"'>", "a\rb"], &random)
            }
        }

        private static func pick(_ choices: [String], _ random: inout SeededGenerator) -> String {
            choices.randomElement(using: &random) ?? ""
        }
    }
#endif
