struct S {
    #if DEBUG
        func a() -> A { A() }
    #endif
}
