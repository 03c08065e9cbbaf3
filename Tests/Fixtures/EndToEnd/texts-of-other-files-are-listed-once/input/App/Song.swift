struct Song {
    let isPlaying: Bool
    let isPaused: Bool

    var action: String {
        switch isPlaying {
        case false: return "Play music"
        default:
            if isPaused { return "Play music" }
            return "Stop music"
        }
    }
}
