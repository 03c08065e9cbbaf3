#import "CRTHelpViewController.h"

@interface CRTHelpViewController ()

@property (nonatomic, strong) UIButton *closeButton;
@property (nonatomic, strong) UIButton *callButton;
@property (nonatomic, strong) UIButton *mailButton;

@end

@implementation CRTHelpViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.closeButton.accessibilityLabel =
        NSLocalizedString(@"help.close.label", @"Accessibility label of the button that closes the help.");
    // fault: hint-has-subject
    self.closeButton.accessibilityHint =
        NSLocalizedString(@"help.close.hint", @"Accessibility hint of the button that closes the help.");
    // fault: comment-missing
    [self.callButton setAccessibilityLabel:NSLocalizedString(@"help.call.label", nil)];
    // fault: hard-coded-string
    self.mailButton.accessibilityLabel = @"Write to the shop";
}

- (void)messageWasSent
{
    UIAccessibilityPostNotification(
        UIAccessibilityAnnouncementNotification,
        NSLocalizedString(@"help.sent.announcement", @"Accessibility announcement after a message to the shop."));
}

@end
