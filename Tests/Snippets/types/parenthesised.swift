let a: ((A))
let b: ((B) -> C)?
let c: (((D) -> E)) -> F
