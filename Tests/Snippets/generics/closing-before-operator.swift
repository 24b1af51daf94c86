let a: A<B>? = nil, c = D<E>() + F.g
let h: [A<B>]=[]
let i: (A<B>)->C<D>
