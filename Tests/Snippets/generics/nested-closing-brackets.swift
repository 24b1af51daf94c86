let a: A<B<C>>
let d: D<E<F<G>>>?
let h: H<I<J>>=K()
