func f() throws(any Error) -> A { A() }
let b: () throws(Never) -> B
