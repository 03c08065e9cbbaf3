#import "CRTHelpViewController.h"

@interface CRTHelpViewController ()

@property (nonatomic, strong) UIButton *closeButton;
@property (nonatomic, strong) UIButton *callButton;

@end

@implementation CRTHelpViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.closeButton.accessibilityLabel =
        NSLocalizedString(@"help.close.label", @"Accessibility label of the button that closes the help.");
    self.closeButton.accessibilityHint =
        NSLocalizedString(@"help.close.hint", @"Accessibility hint of the button that closes the help.");
    [self.callButton setAccessibilityLabel:NSLocalizedString(@"help.call.label",
                                                             @"Accessibility label of the button that "
                                                             @"calls the shop.")];
}

- (void)messageWasSent
{
    UIAccessibilityPostNotification(
        UIAccessibilityAnnouncementNotification,
        NSLocalizedString(@"help.sent.announcement", @"Accessibility announcement after a message to the shop."));
}

@end
