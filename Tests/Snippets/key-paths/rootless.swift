let a: KeyPath<A, B> = \.b.c
let d = list.map(\.e)
