/// The revisions of the Model Context Protocol that the server speaks (https://modelcontextprotocol.io/specification).
enum ProtocolRevision {
    /// Every request names the revision; there is nothing to agree on before.
    static let current = "2026-07-28"
    /// The client and the server agree on one of these with `initialize`. Newest last. Revision 2025-03-26 is missing, because
    /// it alone asks for batches.
    static let handshakes = ["2024-11-05", "2025-06-18", "2025-11-25"]

    static let all = handshakes + [current]

    /// The revision that the server proposes to a client that asks for another one.
    static func agreed(with requested: String) -> String {
        handshakes.contains(requested) ? requested : handshakes[handshakes.count - 1]
    }
}
