let a = b as? [A<B>] ?? []
let c = (d as! C<D>).e > F.g
