let a = { (b: inout B, c: @escaping (C) -> D, @Wrapper e: E) in F() }
