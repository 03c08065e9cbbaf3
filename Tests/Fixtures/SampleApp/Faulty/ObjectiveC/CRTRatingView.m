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

// One word for one star, another for every other number: a rule of English, written into the code.
- (NSString *)accessibilityLabel
{
    NSString *word;
    // fault: plural-hand-rolled
    if (self.rating == 1)
        word = NSLocalizedString(@"rating.singular.label", @"Accessibility label of the rating when there is one star.");
    else
        word = NSLocalizedString(@"rating.plural.label", @"Accessibility label of the rating when there are several stars.");
    // fault: string-concatenated
    return [NSString stringWithFormat:@"%d %@", (int)self.rating, word];
}

@end
