let a = \A[0], b = \B.c[C.key].d, e = \.[E.index]
