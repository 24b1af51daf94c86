let a: () -> A?
let b: (() -> B)?
let c: (() -> C)!
