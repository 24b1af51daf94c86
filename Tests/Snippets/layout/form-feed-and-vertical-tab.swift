struct A {}

struct B { let c: C }
