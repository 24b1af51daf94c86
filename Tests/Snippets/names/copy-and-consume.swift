let copy = A()
copy.run(B())
f(copy, consume: consume)
copy(C())
