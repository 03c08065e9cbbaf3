@implementation Player
- (void)show {
    self.stop.accessibilityLabel = NSLocalizedString(@"stop.label", @"Label of the stop button");
}
@end
