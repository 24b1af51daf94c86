struct New {}
struct Old {}
#if swift(>=5.5) && compiler(>=6.0)
  func use(_ value: New) {}
#else
  func use(_ value: Old) {}
#endif
