struct A {} //    struct X {}
let b = B()
