@available(iOS 13.0, macOS 10.15, *)
@available(*, deprecated, renamed: "New.name(_:)")
@available(swift, introduced: 5.9)
func f() {}
