let a = b? < C.d, e = f! > G.h
