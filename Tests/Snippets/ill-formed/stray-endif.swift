struct A {}
#endif
struct B {}
