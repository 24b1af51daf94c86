struct Real {}
struct Fake {}
#if os(Linux)
  func use(_ value: Real) {}
#else
  func use(_ value: Fake) {}
#endif
