#import <UIKit/UIKit.h>

@interface PlayerController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *closeButton;
@property (nonatomic, weak) IBOutlet UIImageView *liveImageView;
@end

@implementation PlayerController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.closeButton.accessibilityLabel = @"Close";
    // The image is no longer one.
    self.liveImageView.accessibilityLabel = @"Live";
    self.liveImageView.accessibilityTraits = UIAccessibilityTraitStaticText;
}

// A property is the same element in all methods.
- (void)stateDidChange {
    if (self.player.isPlaying) {
        self.closeButton.accessibilityHint = @"Closes the player and stops.";
    } else {
        self.closeButton.accessibilityHint = nil;
    }
}

@end
