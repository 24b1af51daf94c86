#if os(iOS)
let a = A()
#elseif os(macOS) || targetEnvironment(macCatalyst)
let b = B()
#elseif swift(>=6.0)
let c = C()
#else
let d = D()
#endif
