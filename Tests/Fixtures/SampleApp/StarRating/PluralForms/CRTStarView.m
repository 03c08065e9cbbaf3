#import "CRTStarView.h"

@implementation CRTStarView

- (NSString *)accessibilityLabel
{
    double rating = self.rating;
    if (rating == round(rating)) {
        NSString *format = NSLocalizedStringFromTable(
            @"rating.label", @"Rating",
            @"Accessibility label of the stars that an album got: a whole number from 0 to 5.");
        return [NSString localizedStringWithFormat:format, (long long)rating];
    }
    NSString *format = NSLocalizedStringFromTable(
        @"rating.half.label", @"Rating", @"Accessibility label of a rating with half stars, such as 1.5.");
    return [NSString localizedStringWithFormat:format, rating];
}

@end
