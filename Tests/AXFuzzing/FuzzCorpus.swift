import AXFormats
import AXTestSupport
package import Foundation

/// The files that inputs are made from.
package struct FuzzCorpus: Sendable {
    struct Seed: Sendable {
        let name: String
        let subject: FuzzSubject
        let bytes: [UInt8]
    }

    let seeds: [Seed]
    /// The seeds by reader, so that a reader isn't tried less often because it has fewer files.
    private let places: [[Int]]

    /// Larger files are left out, because mutations in them would rarely interact.
    private static let largest = 16_384

    /// - Parameter folders: are searched to any depth. The corpus also contains a seed for `contents.json`.
    package init(folders: [URL]) {
        seeds = Self.own + folders.flatMap(Self.files)
        let groups = Dictionary(grouping: seeds.indices) { [seeds] in seeds[$0].subject.name }
        places = groups.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Whether no file was found in the folders.
    package var isEmpty: Bool { seeds.count == Self.own.count }
    package var count: Int { seeds.count }

    func pick(_ random: inout SeededGenerator) -> Seed? {
        random.pick(places).flatMap { random.pick($0) }.map { seeds[$0] }
    }

    /// A seed of the same reader, to take pieces from.
    func pick(like seed: Seed, _ random: inout SeededGenerator) -> Seed? {
        places.first { seeds[$0[0]].subject.name == seed.subject.name }.flatMap { random.pick($0) }.map { seeds[$0] }
    }

    /// The files of a folder, sorted by path, so that the order is the same on every machine.
    private static func files(in folder: URL) -> [Seed] {
        let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let files = (walker?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
        return files.compactMap { url in
            guard let subject = FuzzSubject(fileName: url.lastPathComponent), let data = try? Data(contentsOf: url),
                data.count <= largest
            else { return nil }
            return Seed(name: url.lastPathComponent, subject: subject, bytes: Array(data))
        }
    }

    private static let own: [Seed] = [
        Seed(
            name: "contents.json", subject: .packageContents,
            bytes: XclocContents(
                developmentRegion: "en", project: "Sample \"1\"", targetLocale: "de", toolName: "axstrings",
                toolVersion: "1.0"
            ).bytes)
    ]
}
