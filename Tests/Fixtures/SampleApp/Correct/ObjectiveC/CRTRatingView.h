#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Draws one to five stars, for the screens that are still written in Objective-C.
@interface CRTRatingView : UIView

@property (nonatomic) NSInteger rating;

@end

NS_ASSUME_NONNULL_END
