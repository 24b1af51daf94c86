let a = list.reduce(into: A<B>()) { C.add($0, $1) }
let d = E<F>.make { G() }
