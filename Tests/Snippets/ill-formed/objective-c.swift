@interface A : B
- (void)run;
@end
struct C {}
