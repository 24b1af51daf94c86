func f() { A(); B.c(); }
let d = D();
struct E {}
