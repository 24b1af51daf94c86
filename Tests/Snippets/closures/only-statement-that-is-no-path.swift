let a = { b: for c in d {} }, e = { async let f = g() }, h = { open(i) }
let j = { set in set.k }, l = { package -> M in package.n }
