#import <UIKit/UIKit.h>

void describe(UIButton *play, UIButton *stop) {
    // axstrings:disable hard-coded-string the name of the band
    play.accessibilityLabel = @"The Coral Snakes";
    stop.accessibilityLabel = @"Halt"; /* axstrings:disable all a joke */
    stop.accessibilityHint = @"Stops the song.";
}
