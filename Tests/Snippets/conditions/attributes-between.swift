@MainActor
#if swift(>=6)
@Observable
#endif
public final class A {}
