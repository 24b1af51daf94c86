struct A {}
// B.c