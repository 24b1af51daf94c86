let a: (A) -> B
let b: (_ c: C, D...) async throws -> E
let f: () throws(F) -> G
let h: (inout H) -> (I) -> J
