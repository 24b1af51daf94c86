#if
struct A {}
#endif
struct B {}
