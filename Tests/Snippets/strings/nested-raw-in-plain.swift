let a = "\(#"x\#(A.b)"#) \("y".f(B.c))"
