#import "App-Swift.h"

UIView *makeRating(void) { return [[RatingView alloc] init]; }
