struct A {}
/* struct B {}
