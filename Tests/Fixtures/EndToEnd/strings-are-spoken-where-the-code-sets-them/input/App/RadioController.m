#import <UIKit/UIKit.h>

@implementation RadioController

- (void)update {
    self.recordButton.accessibilityLabel = @"Record";
    self.recordButton.enabled = !self.isPlaying;
    self.stopButton.accessibilityLabel = @"Stop";
    self.stopButton.hidden = !self.isPlaying;
    self.logoView.accessibilityLabel = @"Logo";
    self.logoView.isAccessibilityElement = NO;
}

@end

@implementation NotesCell

- (void)setKey:(NSString *)key editing:(BOOL)editing {
    self.titleField.accessibilityLabel = @"Title field";
    self.titleField.accessibilityLabel = [NSString stringWithFormat:@"%@ field", key];
}

@end

@interface StationViewController : UIViewController
@end

@implementation StationViewController

- (void)viewDidLoad {
    self.view.accessibilityLabel = @"Never reached";
    self.view.hidden = NO;
}

@end
