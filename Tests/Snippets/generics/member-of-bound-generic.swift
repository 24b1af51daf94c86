let a: A<B>.C
let b = A<B>.make(C<D>.self)
let c = A<B>.C<D>()
