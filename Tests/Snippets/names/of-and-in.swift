for of in A.all { of.run(B()) }
f(in: C(), of: D())
