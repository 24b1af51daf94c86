@Wrapper(A.b
struct C {}
struct D {}
