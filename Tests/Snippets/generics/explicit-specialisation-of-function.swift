let a = decode<Thing>(x)
let b = make<A, B>()
