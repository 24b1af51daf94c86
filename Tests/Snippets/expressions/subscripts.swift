let a = list[A.index], b = B[C.key], d = D.table[E(), default: F()]
