#import <UIKit/UIKit.h>

@implementation Player

- (void)show {
    self.title = NSLocalizedString(@"player.title", @"A title that is seen");
    self.playButton.accessibilityLabel = NSLocalizedString(@"player.play", @"A command");
    self.playButton.accessibilityHint = NSLocalizedString(@"player.play.hint", nil);
}

@end
