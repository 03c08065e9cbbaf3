struct Song {
    let name: String?
    let recordedName: String?
    let isRecording: Bool

    var spokenName: String {
        if isRecording { return recordedName ?? name ?? "Unnamed song" }
        return name ?? "Unnamed song"
    }
}
