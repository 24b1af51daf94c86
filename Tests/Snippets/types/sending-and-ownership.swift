func f(a: sending A) -> sending B { B() }
let c: (borrowing C, consuming D, inout E) -> sending F
