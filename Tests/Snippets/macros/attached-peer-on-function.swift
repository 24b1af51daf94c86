@Async(B.c) func a() -> A { A() }
