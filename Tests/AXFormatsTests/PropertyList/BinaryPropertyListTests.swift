import AXTestSupport

#if os(Linux)
    import AXFormats
    import AXSource
    import Foundation
    import Testing

    /// Binary property lists are read as CoreFoundation reads them.
    @Suite struct BinaryPropertyListTests {
        /// A binary property list of objects, the first of which is the root, with references of one byte.
        /// - Parameter offsetSize: the number of bytes of an offset.
        private static func file(_ objects: [[UInt8]], offsetSize: UInt8 = 1) -> [UInt8] {
            var bytes = Array("bplist00".utf8)
            var offsets: [UInt8] = []
            for object in objects {
                offsets += [UInt8](repeating: 0, count: Int(offsetSize) - 1) + [UInt8(bytes.count)]
                bytes += object
            }
            let start = UInt8(bytes.count)
            let numbers = [UInt8(objects.count), 0, start].flatMap { [UInt8](repeating: 0, count: 7) + [$0] }
            return bytes + offsets + [0, 0, 0, 0, 0, 0, offsetSize, 1] + numbers
        }

        /// A table of one key, `k`, whose value is an object.
        private static func table(_ object: [UInt8]) -> [UInt8] {
            file([[0xD1, 1, 2], [0x51, 0x6B], object])
        }

        /// Objects in hexadecimal digits.
        private static let objects = [
            "00", "01", "08", "09", "0F", "10 C8", "11 FF FF", "12 FF FF FF FF", "13 FF FF FF FF FF FF FF FF",
            "15 00", "1F 00", "14 00 00 00 00 00 00 00 00 FF 00 00 00 00 00 00 00",
            "14 01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00",
            "20 00", "21 00 00",
            "22 3F C0 00 00", "23 3F F8 00 00 00 00 00 00", "33 00 00 00 00 00 00 00 00", "33 41 C8 C4 1A 39 00 00 00",
            "33 C1 C8 C4 1A 39 00 00 00", "32 00 00 00 00", "30 00", "42 01 02", "4F 10 01 07", "4F 20 01 07",
            "4F 13 00 00 00 00 00 00 00 01 07", "51 E9", "51 00", "50", "61 D8 00", "62 D8 3D DE 00", "71 61",
            "72 C3 A9", "80 05",
            "81 01 02", "83 FF FF FF FF", "84 01 00 00 00 00", "87 00 00 00 00 00 00 00 01", "90", "A0", "A1 01",
            "A1 02", "A1 00",
            "A1 09", "B0", "B1 01", "C0", "D0", "D1 01 01", "D1 01", "E0", "F0", "5F 10 01 61", "5F 10 C8 61",
            "AF 10 01 01",
            "DF 10 01 01 01", "5F",
        ]

        private static func bytes(_ digits: String) -> [UInt8] {
            digits.split(separator: " ").compactMap { UInt8($0, radix: 16) }
        }

        /// Files of objects in hexadecimal digits.
        private static let lists = [
            ["51 6B"], ["A0"], ["D0"], ["D2 01 01 01 02", "51 6B", "51 78"], ["D1 01 01", "10 05"], ["D1 01 01", "09"],
            ["D1 01 02", "10 05", "51 61"], ["D1 01 02", "51 6B", "A1 03", "A1 02"], [],
        ]

        private static let files: [[UInt8]] = {
            let sound = table(bytes("09"))
            var files = objects.map { table(bytes($0)) } + lists.map { file($0.map(bytes)) }
            files += [2, 3, 9].map { file([[0xD0]], offsetSize: $0) }
            files += [[0], Array("bplist00".utf8), Array("bplist00 = x;".utf8), sound.dropLast()]
            files += ["bplist01", "bplist0x", "bplist10", "bplist15"].map { Array($0.utf8) + sound.dropFirst(8) }
            return files
        }()

        @Test(arguments: files)
        func coreFoundationAgrees(_ bytes: [UInt8]) {
            Self.compare(bytes)
        }

        private static func compare(_ bytes: [UInt8]) {
            let (theirs, ours) = (CoreFoundationOracle.read(bytes), CoreFoundationOracle.outcome(of: bytes))
            if case .loads(let table) = theirs, case .loads(let mine) = ours,
                table.values.contains(where: { $0.contains(CoreFoundationOracle.unspeakable) })
            {
                #expect(table.keys == mine.keys, "\(bytes)")
            } else {
                #expect(theirs == ours, "\(bytes)")
            }
        }

        /// A valid file with up to three bytes changed, and often one removed. The changes are the same in every run.
        @Test func coreFoundationAgreesAboutDamagedFiles() {
            var random = SeededGenerator(seed: 5)
            let objects = [
                "D4 01 02 03 04 05 06 0C 0D", "51 61", "62 D8 3D DE 00", "61 00 E9", "51 64", "54 74 65 78 74",
                "42 01 02",
                "51 78", "10 01", "09", "23 40 04 00 00 00 00 00 00", "33 40 14 00 00 00 00 00 00", "A5 07 08 09 0A 0B",
                "D2 0E 0F 10 11", "51 6B", "51 6E", "51 76", "13 FF FF FF FF FF FF FF FB",
            ]
            let sound = Self.file(objects.map(Self.bytes))
            Self.compare(sound)
            for _ in 0..<InputShare.count(20_000) {
                var bytes = sound
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    // Often small numbers, because they refer to other objects, sizes and kinds.
                    let byte =
                        UInt8.random(in: 0...255, using: &random)
                        & ([0xFF, 0x1F, 0xF1].randomElement(using: &random) ?? 0)
                    bytes[Int.random(in: 8..<bytes.count, using: &random)] = byte
                }
                if Bool.random(using: &random) { bytes.remove(at: Int.random(in: 8..<bytes.count, using: &random)) }
                // Foundation on Linux crashes when it returns a set.
                if !bytes.contains(where: { (0xC1...0xCF).contains($0) }) { Self.compare(bytes) }
            }
        }

        @Test(arguments: [
            "2024-02-29T03:04:05Z", "1999-12-31T23:59:59Z", "2000-01-01T00:00:00Z", "1904-02-29T00:00:00Z",
        ])
        func datesPrintAlikeFromXMLAndBinaryFiles(_ date: String) throws {
            let xml = Array("<plist><dict><key>k</key><date>\(date)</date></dict></plist>".utf8)
            let list = try PropertyListSerialization.propertyList(from: Data(xml), format: nil)
            let binary = Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
            #expect(CoreFoundationOracle.outcome(of: xml) == .loads(["k": date]))
            #expect(CoreFoundationOracle.outcome(of: binary) == .loads(["k": date]))
        }
    }
#endif
