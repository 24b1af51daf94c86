let a: any Sequence<Token>
let b: [any Key<A, B>] = []
let c: any P & Q<R>
