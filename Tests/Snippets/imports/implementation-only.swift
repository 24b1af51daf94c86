@_implementationOnly import Secret
@preconcurrency import Legacy
@_spi(Private) @testable import Kit
