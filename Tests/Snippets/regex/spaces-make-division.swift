let a = x / y, b = "/" , c = C.d / e
