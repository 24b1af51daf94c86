func f(a: inout A, b: borrowing B, c: consuming C, d: sending D, e: __owned E, g: __shared G) {}
