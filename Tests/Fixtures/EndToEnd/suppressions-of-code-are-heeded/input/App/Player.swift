import UIKit

func describe(_ play: UIButton, _ stop: UIButton, count: Int) {
    // The name of the band.
    // axstrings:disable hard-coded-string it is the same in every language
    play.accessibilityLabel = "The Sidewinders"
    stop.accessibilityLabel = "Stop"  // axstrings:disable hard-coded-string until the text is agreed on
    play.accessibilityHint = "Plays the song."
    /* axstrings:disable key-missing
       the table of the other app has it */
    play.accessibilityValue = NSLocalizedString(
        "other.value",
        comment: "Value of the button")
    // axstrings:disable label-lowercase the band writes it so
    play.accessibilityLabel = NSLocalizedString("band.label", comment: "Label of the button")
    // axstrings:disable hard-coded-string
    stop.accessibilityLabel = NSLocalizedString("stop.label", comment: "Label of the button")
    // axstrings:disable format-argument-missing the whole is heard before
    stop.accessibilityValue = String(
        format: NSLocalizedString("count", comment: "Value of the button: place and number of the song"), "1", "2")
    // axstrings:disable hard-coded-sting
    let address = "https://example.org"  // not a comment in the text
}
