func f(a: (A) -> B = { _ in B() }, c: C = { D.make() }()) {}
