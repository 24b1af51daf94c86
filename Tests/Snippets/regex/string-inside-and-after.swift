let a = /"/, b = "/\(B.c)/"
