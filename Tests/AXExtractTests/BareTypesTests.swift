import AXSource
import Testing

@testable import AXExtract

/// Which types are left out with all that is in them, and what is told of them.
struct BareTypesTests {
    private static let texts = """
        import Foundation

        public enum L10n {
            /// Play
            public static var play: String { return tr("Localizable", "play") }

            public enum Player {
                public static let stop = tr("Localizable", "player.stop")
                fileprivate enum Deep {
                    /// Pause
                    static let pause = tr("Localizable", "player.pause")
                    public struct Deeper {
                        static let skip = tr("Localizable", "player.skip")
                    }
                }
                enum Empty {}
            }
            private struct Own {
                static let text = "Text"
            }
            enum Raw: String {
                static let text = "Text"
            }
            enum Generic<Value> {
                static let text = "Text"
            }
            @frozen
            enum Marked {
                static let text = "Text"
            }
            class Parent {
                static let text = "Text"
            }
            enum Functions {
                static func tr(_ key: String) -> String { key }
            }
            enum One { static let text = "Text" }; enum Two { static let text = "Text" }
            struct L10n_Previews {
                static let text = "Text"
            }
            indirect enum Tree {
                static let text = "Text"
            }
        }
        extension L10n {
            enum Extended {
                static let text = "Text"
            }
        }
        extension L10n.Player {
            enum Dotted {
                static let text = "Text"
            }
        }

        """

    private static func omitted(_ text: String, asked: NameSet = []) -> SwiftAbridgement {
        SwiftAbridgement(of: SwiftOutline(of: Array(text.utf8), mentions: []), asked: asked)
    }

    private static func left(_ text: String, asked: NameSet = []) -> String {
        let bytes = Array(text.utf8)
        return String(
            decoding: AbridgedText(bytes, without: omitted(text, asked: asked).shares[0].omitted).bytes, as: UTF8.self)
    }

    @Test func whatIsToldOfTypesIsTheSameWhetherTheyAreParsedOrNot() {
        let file = SourceFile(path: "a.swift", text: Self.texts)
        func types(_ options: ExtractionOptions) -> [String] {
            SwiftExtractor().declarations(in: file, options: options).types
                .map { "\($0.name) \($0.isPrivate) \($0.inherits) \($0.alias ?? "")" }.sorted()
        }
        let whole = types(ExtractionOptions().withAllDeclarations)
        #expect(types(ExtractionOptions()) == whole)
        #expect(whole.count == 18)
    }

    @Test func typesOfConstantsAloneAreLeftOutWithTheirHeaders() {
        let left = Self.left(Self.texts)
        for name in ["enum Player", "Deep", "Deeper", "Empty", "Own", "Extended"] {
            #expect(!left.contains(name), "\(name)")
        }
        for name in ["Raw", "Generic", "Marked", "Parent", "Functions", "Two", "Previews", "Tree", "Dotted"] {
            #expect(left.contains(name), "\(name)")
        }
    }

    @Test func aTypeIsReadWhereOneOfItsConstantsIsAskedFor() {
        var asked: NameSet = []
        asked.insert(member: "pause", of: "Deep")
        let left = Self.left(Self.texts, asked: asked)
        #expect(left.contains("enum Player {") && left.contains("enum Deep {") && left.contains("pause"))
        #expect(!left.contains("Deeper") && !left.contains("stop") && !left.contains("Own"))
    }

    @Test(arguments: [
        "enum A {\n    static let a = 1\n", "}\nenum A {\n    static let a = 1\n}\n}\n", "enum A {}//c\nenum B {}",
    ])
    func whatIsLeftOutIsInOrderAndDoesNotTouch(text: String) {
        let ranges = Self.omitted(text).shares[0].omitted
        for (range, next) in zip(ranges, ranges.dropFirst()) { #expect(range.upperBound < next.lowerBound) }
        #expect(ranges.allSatisfy { $0.upperBound <= text.utf8.count })
    }

    @Test func typesThatAreNestedTooDeepToBeParsedAreLeftForTheParserToRefuse() {
        func text(_ depth: Int) -> String {
            String(repeating: "enum A {\n", count: depth) + String(repeating: "}\n", count: depth)
        }
        #expect(!Self.left(text(8)).contains("enum A"))
        #expect(Self.left(text(20_000)).contains("enum A"))
    }
}
