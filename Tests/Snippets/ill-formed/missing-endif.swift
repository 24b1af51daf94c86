struct A {}
#if DEBUG
struct B {}
