@backDeployed(before: iOS 17)
@_specialize(where Element == Token)
public func f() {}
