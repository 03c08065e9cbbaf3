#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>

void press(UIButton *button) {
    button.accessibilityLabel = @"Pressed button";
}
