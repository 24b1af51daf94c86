let a = A.b < C.d && E.f > G.h
let i = J < K, l = M > N
