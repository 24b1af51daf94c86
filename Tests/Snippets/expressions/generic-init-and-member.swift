let a = Result<A, any Error>.success(A())
let b = Set<B>([]).union(C.all)
let c = Dictionary<D, [E]>(uniqueKeysWithValues: f)
