#if DEBUG
#else
struct A {}
#endif
#if X
#endif
struct B {}
