let a = A.make()
  #if os(iOS)
  .b(B.c)
  #else
  .d(D.e)
  #endif
  .f(F())
