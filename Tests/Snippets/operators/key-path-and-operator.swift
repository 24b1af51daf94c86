let a = list.map(\.b) + [A.c]
let d = \A.b == \A.c
