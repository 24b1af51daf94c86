func a() {
#if A
}
#endif
struct B {}
