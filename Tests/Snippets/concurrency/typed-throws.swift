func f() throws(A) -> B { throw .c }
func g<E: Error>(_ h: () throws(E) -> C) throws(E) -> D { D() }
init_()
