struct A {}
#if DEBUG
struct B {}
#else
struct C {}
#else
struct D {}
#endif
struct E {}
