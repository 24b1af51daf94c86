let a = Task<A, B> { C() }
let b = Future<D> { $0(E.one) }
