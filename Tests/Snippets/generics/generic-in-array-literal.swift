let a = [A<B>]()
let b = [A<B>: C<D>]()
let c = [A<B>](repeating: C(), count: 1)
