func f(a: A<B> = A<B>(), c: C = D < E ? F() : G()) {}
