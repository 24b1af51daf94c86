let a = #keyPath(A.b.c)
