@_spi(Testing) public func reset() {}
@_spi(Testing) import Core
