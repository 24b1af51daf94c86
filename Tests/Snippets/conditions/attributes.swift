#if os(iOS)
@available(iOS 17, *)
#endif
@MainActor
struct A {}
