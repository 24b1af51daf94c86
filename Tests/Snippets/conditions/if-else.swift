#if DEBUG
struct A {}
#else
struct B {}
#endif
struct C {}
