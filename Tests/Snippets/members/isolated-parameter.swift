func f(a: isolated A, b: isolated (any Actor)?) {}
