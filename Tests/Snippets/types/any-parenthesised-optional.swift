let a: (any A)?
let b: [any B]
let c: (any C & D) -> any E
