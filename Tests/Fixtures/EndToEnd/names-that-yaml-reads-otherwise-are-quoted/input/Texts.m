#import "Texts.h"

@implementation Texts

+ (NSString *)textForKey:(NSString *)key {
    return NSLocalizedString(key, nil);
}

- (void)show:(UIButton *)button {
    button.accessibilityLabel = [Texts textForKey:@"play.label"];
}

@end
