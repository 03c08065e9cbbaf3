struct Step {
    let id: String
    let place: Place

    var title: String { "Dig" }
}

struct Place {
    var name: String { "Bed of roses" }
}
