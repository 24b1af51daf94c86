let a: (A) -> (B, c: C)?
let d: ([D]) -> [E: F]?
