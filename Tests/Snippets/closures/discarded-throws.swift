let a = { _ throws(A) in B() }
let b = { () async throws -> C in D() }
