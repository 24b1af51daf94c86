@_spi(Core) @_semantics("x") @_alwaysEmitIntoClient
public func f() {}
@_silgen_name("name") func g()
@_implements(P, f) func h() {}
