struct A {}
#else
struct B {}
#endif
struct C {}
