/// The revisions of the Model Context Protocol that the server speaks (https://modelcontextprotocol.io/specification).
enum ProtocolRevision {
    /// Every request names this revision, so there is no handshake.
    static let current = "2026-07-28"
    /// The revisions that the client and the server agree on with `initialize`, newest last. Revision 2025-03-26 is
    /// missing, because it is the only one that requires batches.
    static let handshakes = ["2024-11-05", "2025-06-18", "2025-11-25"]

    static let all = handshakes + [current]

    /// The revision for a client that sends `initialize`: the requested one if it's in ``handshakes``, or else the
    /// newest of those.
    static func agreed(with requested: String) -> String {
        handshakes.contains(requested) ? requested : handshakes[handshakes.count - 1]
    }
}
