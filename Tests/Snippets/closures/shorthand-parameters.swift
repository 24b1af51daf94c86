let a = list.map { x, y in A(x) }
let b = list.map { _ in B() }
let c = list.map { $0.d + C($1) }
