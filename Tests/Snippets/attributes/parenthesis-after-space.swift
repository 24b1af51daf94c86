func f(a: @autoclosure (A) -> B, b: @escaping (C) -> D) {}
