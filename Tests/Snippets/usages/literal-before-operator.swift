let a: [A] = [.b, .c] + d
let e: [A] = [.f] + .g + [.h]
let i: [A: A] = [.j: .k] ?? l
