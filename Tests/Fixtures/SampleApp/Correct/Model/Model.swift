/// What the screens show. It holds no strings of its own.
struct Song: Identifiable {
    let id: Int
    let title: String
    let artist: String
}

struct Album: Identifiable {
    let id: Int
    let title: String
    let songs: [Song]
}

struct Playlist {
    let name: String
    let songs: [Song]
    let favorites: [Song]
}

struct Stock {
    let company: String
    /// With its currency, as the listener's region writes it: “$432.39”.
    let price: String
    /// Without a sign: “1.3%”.
    let change: String
    let isUp: Bool
}

struct Post {
    let photographer: String
    let likes: Int

    func like() -> Bool { true }
    func reply() -> Bool { true }
    func share() -> Bool { true }
}

struct Greeting {
    let text: String
}

struct Record: Identifiable {
    struct Side {
        let number: Int
        let title: String
    }

    let id: Int
    let title: String
    let year: String
    let imageName: String
    let sides: [Side]
}

struct Cart {
    let records: [Record]
    /// With its currency.
    let total: String
    /// In percent.
    let discount: Int?

    func remove(_ record: Record) {}
    func order() {}
}
