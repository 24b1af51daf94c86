let a = \A.b, c = \A.b.c.d, e = \E.F.g
