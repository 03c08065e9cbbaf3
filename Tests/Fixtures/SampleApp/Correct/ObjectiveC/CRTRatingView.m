#import "CRTRatingView.h"

@implementation CRTRatingView

- (void)setRating:(NSInteger)rating
{
    _rating = rating;
    [self setNeedsDisplay];
}

- (BOOL)isAccessibilityElement
{
    return YES;
}

// The whole text is one plural entry of Counts.stringsdict: each language has its own forms and word order.
- (NSString *)accessibilityLabel
{
    NSString *format = NSLocalizedStringFromTable(
        @"rating.label", @"Counts", @"Accessibility label of the stars that an album got.");
    return [NSString localizedStringWithFormat:format, (long)self.rating];
}

@end
