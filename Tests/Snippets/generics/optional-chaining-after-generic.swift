let a = A<B>?.none
let b = C<D>.e?.f(E())
