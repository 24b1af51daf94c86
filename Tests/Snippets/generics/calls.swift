let a = A<B>()
let b = C<D, E<F>>(x: 1)
let c = f(G<H>.self)
