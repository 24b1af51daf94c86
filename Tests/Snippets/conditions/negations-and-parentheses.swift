#if !(A || B) && !os(Linux)
struct C {}
#endif
