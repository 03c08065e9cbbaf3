/// The revisions of the Model Context Protocol that the server supports
/// (https://modelcontextprotocol.io/specification).
enum ProtocolRevision {
    /// The current revision. Every request specifies it, so a handshake isn't needed.
    static let current = "2026-07-28"
    /// The revisions that clients and servers negotiate with `initialize`, newest last. Revision 2025-03-26 is missing,
    /// because it is the only one that requires batches.
    static let handshakes = ["2024-11-05", "2025-06-18", "2025-11-25"]

    static let all = handshakes + [current]

    /// The revision for a client that sends `initialize`: the requested one if it's in ``handshakes``, or else the
    /// newest one in the list.
    static func agreed(with requested: String) -> String {
        handshakes.contains(requested) ? requested : handshakes[handshakes.count - 1]
    }
}
