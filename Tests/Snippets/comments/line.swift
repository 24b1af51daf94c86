// A.b
let c = C() // D.e
/// F.g
struct H {} // I.j
