@implementation CRTReviewsView

- (NSString *)accessibilityValue
{
    NSString *word;
    if (self.reviews.count > 1)
        word = @"reviews";
    else
        word = @"review";
    return [NSString stringWithFormat:@"%lu %@", (unsigned long)self.reviews.count, word];
}

@end
