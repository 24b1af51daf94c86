struct A {}
¿ § \ ` 
struct B {}
