let a = b^.c
let d = e^.f^.g()
h(i^.j, &k)
switch l^.m { case .n: break }
