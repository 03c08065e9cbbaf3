import AXLocale

extension LanguageTag {
    /// The locale that a user names for what a command reads or writes.
    /// - Throws: For a text that isn't a valid language tag (RFC 5646), with the one that was probably meant.
    static func valid(_ text: String) throws(CommandFailure) -> LanguageTag {
        let judgement = TagJudgement(text)
        if let tag = judgement.tag, judgement.isValid { return tag }
        let reason = judgement.faults.first.map { ": \($0)" } ?? ""
        let offer = judgement.meant.map { "; did you mean “\($0.text)” (\($0.englishName))?" } ?? reason
        throw CommandFailure(
            .usage, PathName.printable("“\(text)” isn't a valid language tag\(offer)"))
    }
}
