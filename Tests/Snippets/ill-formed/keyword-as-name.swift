struct class {}
let func = A()
struct B {}
