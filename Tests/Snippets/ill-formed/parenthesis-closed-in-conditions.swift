let a = b(
#if A
  c)
#else
  d)
#endif
