enum E { case a(f: () -> A = { A() }, g: G = G { H.i }), b(J) }
