let view = base
#if os(iOS)
  .padding()
#else
  .frame()
#endif
  .shown()
