#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Answers, and two ways to reach the shop.
@interface CRTHelpViewController : UIViewController

- (void)messageWasSent;

@end

NS_ASSUME_NONNULL_END
