#if A
#if B
struct X {}
#else
struct Y {}
#endif
struct Z {}
#else
struct W {}
#endif
